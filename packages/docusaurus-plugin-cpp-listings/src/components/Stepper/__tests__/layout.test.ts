import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {rowsOf, type DrawnRow} from '../rows';
import {
  cellHeight,
  indexHeight,
  margin,
  pointerCharacter,
  rangeCharacter,
  rangeHeight,
  titleHeight,
} from '../../drawing/geometry';
import type {Local} from '../../../model/trace';
import {reversalTrace} from '../../../model/__fixtures__/reversal';
import {
  arrowsHeight,
  laneMiddle,
  lanesOf,
  layoutOf,
  left,
  placeArrows,
  placeBrackets,
  shownWidth,
  topsOf,
} from '../layout';
import {rowTitle} from '../rowTitle';

const row: DrawnRow = {
  id: 1,
  title: 'a',
  isBlock: false,
  size: 4,
  cells: Array.from({length: 4}, () => ({
    text: '1',
    isUnknown: false,
    isRead: false,
    isWritten: false,
  })),
  brackets: [],
  arrows: [],
  notes: [],
};

const lanes = (arrows: DrawnRow['arrows']) =>
  placeArrows({...row, arrows}, {cellWidth: 48}).map(({item, lane}) => [item.name, lane]);

it('pointers whose names would touch are put into different lanes', () => {
  expect(
    lanes([
      {name: 'i', index: 0},
      {name: 'j', index: 1},
    ]),
  ).toEqual([
    ['i', 0],
    ['j', 0],
  ]);
  expect(
    lanes([
      {name: 'smallest', index: 1},
      {name: 'largest', index: 2},
      {name: 'i', index: 3},
    ]),
  ).toEqual([
    ['largest', 1],
    ['smallest', 0],
    ['i', 0],
  ]);
});

it('a figure has the height of its fullest step from the start', () => {
  const full = reversalTrace([1, 2, 3, 4], 2);
  const empty = {...full, steps: full.steps.slice(0, 2)};
  expect(layoutOf(full).height).toBeGreaterThan(layoutOf(empty).height);
  expect(layoutOf(full)).toMatchObject({scalars: 2, groups: 0, depth: 2});
});

it('cells are as wide as the longest value that they ever hold', () => {
  const layout = layoutOf(reversalTrace([1, -1000000000], 1));
  expect(layout.rows.get(1)?.cellWidth).toBeGreaterThan('-1000000000'.length * 9);
});

const name = fc.string({unit: fc.constantFrom('i', 'm'), minLength: 1, maxLength: 14});
const cellWidth = 48;

/** Requires that the stretches of each lane do not overlap. */
function expectNoOverlap(
  placed: readonly {readonly lane: number; readonly from: number; readonly to: number}[],
): void {
  for (let lane = 0; lane < lanesOf(placed); lane++) {
    const inLane = placed.filter((one) => one.lane === lane).sort((a, b) => a.from - b.from);
    expect(inLane.length).toBeGreaterThan(0);
    inLane.slice(1).forEach(({from}, i) => {
      expect(from).toBeGreaterThanOrEqual(inLane[i]?.to ?? NaN);
    });
  }
}

describe('for any pointers,', () => {
  const arrows = fc.array(fc.record({name, index: fc.nat({max: 4})}), {maxLength: 8});

  it('the names do not overlap, are not cut off at the left, and the lowest come first', () => {
    fc.assert(
      fc.property(arrows, (given) => {
        const placed = placeArrows({...row, arrows: given}, {cellWidth});
        const labels = placed.map(({item, x, lane}) => {
          const half = (item.name.length * pointerCharacter) / 2;
          return {lane, from: x - half, to: x + half};
        });
        expect(placed).toHaveLength(given.length);
        expectNoOverlap(labels);
        labels.forEach(({from}) => expect(from).toBeGreaterThanOrEqual(0));
        const lanesInOrder = placed.map(({lane}) => lane);
        expect(lanesInOrder).toEqual([...lanesInOrder].sort((a, b) => b - a));
      }),
    );
  });

  it('each points at the middle of its cell or at the end, with one head for each cell', () => {
    fc.assert(
      fc.property(arrows, (given) => {
        const placed = placeArrows({...row, arrows: given}, {cellWidth});
        placed.forEach(({item}) => {
          expect(item.point).toBe(margin + cellWidth * Math.min(item.index + 0.5, 4));
        });
        const heads = placed.filter(({isBelow}) => !isBelow).map(({item}) => item.index);
        expect(new Set(heads).size).toBe(heads.length);
        expect(new Set(heads)).toEqual(new Set(given.map(({index}) => index)));
        placed.forEach(({item, lane, isBelow}) => {
          const head = placed.find((one) => !one.isBelow && one.item.index === item.index);
          expect(isBelow).toBe(lane > (head?.lane ?? NaN));
        });
      }),
    );
  });
});

it('for any parts of an array, brackets and their names do not overlap and stay below their cells', () => {
  const bracket = fc
    .record({name, from: fc.nat({max: 4}), length: fc.nat({max: 4})})
    .map(({name: of, from, length}) => ({name: of, from, to: Math.min(4, from + length)}));
  fc.assert(
    fc.property(fc.array(bracket, {maxLength: 6}), (brackets) => {
      const size = {cellWidth, bracketLanes: 0, arrowLanes: 0, noteLines: 0, height: 0};
      const placed = placeBrackets({...row, brackets}, size);
      const stretches = placed.map(({item, x, lane}) => {
        const half = (item.name.length * rangeCharacter) / 2;
        expect(x - half).toBeGreaterThanOrEqual(0);
        expect(item.start).toBe(left(size, item.from) + 3);
        expect(item.end).toBe(item.to > item.from ? left(size, item.to) - 3 : item.start + 2);
        expect(x).toBe(Math.max((item.start + item.end) / 2, half + 1));
        return {lane, from: Math.min(item.start, x - half), to: Math.max(item.end, x + half)};
      });
      expectNoOverlap(stretches);
    }),
  );
});

it('a figure has room for the rows, the names and the values of each step', () => {
  const trace = reversalTrace([1, 2, -300, 4, 5], 2);
  const layout = layoutOf(trace);
  trace.steps.map(rowsOf).forEach((rows) => {
    const tops = topsOf(rows, layout);
    rows.forEach((drawn, i) => {
      const size = layout.rows.get(drawn.id);
      if (!size) {
        throw new Error(`There is no layout of ${drawn.title}.`);
      }
      expect(left(size, drawn.cells.length)).toBeLessThan(layout.width);
      for (const {item, x} of placeArrows(drawn, size)) {
        expect(x + (item.name.length * pointerCharacter) / 2).toBeLessThan(layout.width);
      }
      expect(lanesOf(placeArrows(drawn, size))).toBeLessThanOrEqual(size.arrowLanes);
      expect(lanesOf(placeBrackets(drawn, size))).toBeLessThanOrEqual(size.bracketLanes);
      const bottom = (tops[i] ?? NaN) + size.height;
      expect(bottom).toBeLessThanOrEqual(tops[i + 1] ?? layout.height);
    });
  });
});

/** Returns the layout of a step with an array of one element and other variables. */
const layoutWith = (title: string, value: string | number, others: readonly Local[] = []) =>
  layoutOf({
    input: '',
    omittedSteps: 0,
    steps: [
      {
        line: 1,
        calls: [
          {
            name: 'f',
            line: 1,
            locals: [{name: title, value: {kind: 'array', id: 1, from: 0, to: 1}}, ...others],
          },
        ],
        arrays: [{id: 1, values: [value]}],
        reads: [],
        writes: [],
      },
    ],
  });

const index = (name: string, value = 0): Local => ({name, value, indexes: ['a']});
const part = (name: string): Local => ({name, value: {kind: 'array', id: 1, from: 0, to: 0}});

it('a long title, name or value makes the figure wider', () => {
  const {width} = layoutWith('a', 1, [index('i')]);
  expect(layoutWith('a_title_of_an_array', 1).width).toBeGreaterThan(width);
  expect(layoutWith('a', 'a long value').width).toBeGreaterThan(width);
  expect(layoutWith('a', 1, [index('an_index_with_a_name')]).width).toBeGreaterThan(width);
  expect(layoutWith('a', 1, [part('a_part_with_a_name')]).width).toBeGreaterThan(width);
  expect(layoutWith('a', 1, [index('i', 7)]).width).toBeGreaterThan(width);
  expect(layoutWith('a', 1, [index('i'), index('jj')]).scalarCharacters).toBe('jj0'.length);
});

it('a row has room for its title, indices and cells, and below them for each bracket, pointer and note', () => {
  const height = (...others: readonly Local[]) => layoutWith('a', 1, others).height;
  const plain = height();
  expect(plain).toBeGreaterThanOrEqual(titleHeight + indexHeight + cellHeight);
  expect(height(part('b'))).toBe(plain + rangeHeight);
  expect(height(part('b'), part('c'))).toBe(plain + 2 * rangeHeight);
  expect(height(index('i'))).toBe(plain + arrowsHeight(1));
  expect(height(index('i'), index('j'))).toBe(plain + arrowsHeight(2));
  const lineOfNote = height(index('i', 7)) - plain;
  expect(lineOfNote).toBeGreaterThan(rangeCharacter);
  expect(height(index('i', 7), index('j', 8))).toBe(plain + 2 * lineOfNote);
  expect(height(part('b'), index('i'), index('j', 8))).toBe(
    plain + rangeHeight + arrowsHeight(1) + lineOfNote,
  );
});

it('the names of pointers are within the height below the row', () => {
  expect(arrowsHeight(0)).toBe(0);
  const heights = [1, 2, 3].map(arrowsHeight);
  heights.forEach((height, lane) => {
    expect(laneMiddle(lane)).toBeLessThan(height);
    expect(laneMiddle(lane)).toBeGreaterThan(heights[lane - 1] ?? 0);
  });
});

it('a figure is made to fit, but not smaller than can be read', () => {
  expect(shownWidth(300, 360, 16)).toBe(300);
  expect(shownWidth(400, 360, 16)).toBe(360);
  expect(shownWidth(592, 456, 16)).toBe(456);
  expect(shownWidth(592, 455, 16)).toBe(592);
  expect(shownWidth(599, 455, 16)).toBe(592);
  // The style sheet has no rule for it.
  expect(shownWidth(3000, 360, 16)).toBe(3000);
});

it('the rows of a figure lie one below the other', () => {
  const layout = layoutWith('a', 1);
  const size = layout.rows.get(1);
  if (!size) {
    throw new Error('There is no layout of the row.');
  }
  const ids = [1, 2, 3];
  const rows = new Map(ids.map((id) => [id, {...size, height: 10 * id}]));
  expect(
    topsOf(
      ids.map((id) => ({...row, id})),
      {...layout, rows},
    ),
  ).toEqual([0, 10, 30]);
});

it('the title of a block of memory tells how many of its elements were written', () => {
  const cells = row.cells.map((cell, index) => ({...cell, isUnknown: index > 0}));
  expect(rowTitle(row)).toBe('a');
  expect(rowTitle({...row, isBlock: true, cells})).toBe('a: memory for 4, 1 written');
  expect(rowTitle({...row, isBlock: true, cells, size: 100})).toBe('a');
});
