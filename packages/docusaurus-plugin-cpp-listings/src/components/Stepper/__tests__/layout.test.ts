import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {rowsOf, type DrawnRow} from '../rows';
import {margin, pointerCharacter, rangeCharacter} from '../../drawing/geometry';
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

it('a long title, name or value makes the figure wider, and more lanes or notes make it higher', () => {
  const of = (title: string, value: string | number, names: readonly string[]) =>
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
              locals: [
                {name: title, value: {kind: 'array', id: 1, from: 0, to: 1}},
                ...names.map((each) => ({name: each, value: 0, indexes: [title]})),
              ],
            },
          ],
          arrays: [{id: 1, values: [value]}],
          reads: [],
          writes: [],
        },
      ],
    });
  const plain = of('a', 1, ['i']);
  expect(of('a_title_of_an_array', 1, ['i']).width).toBeGreaterThan(plain.width);
  expect(of('a', 'a long value', ['i']).width).toBeGreaterThan(plain.width);
  expect(of('a', 1, ['an_index_with_a_name']).width).toBeGreaterThan(plain.width);
  expect(of('a', 1, ['i', 'j']).height).toBeGreaterThan(plain.height);
  expect(of('a', 1, ['i', 'jj']).scalarCharacters).toBe('jj0'.length);
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
});

it('the title of a block of memory tells how many of its elements were written', () => {
  const cells = row.cells.map((cell, index) => ({...cell, isUnknown: index > 0}));
  expect(rowTitle(row)).toBe('a');
  expect(rowTitle({...row, isBlock: true, cells})).toBe('a: memory for 4, 1 written');
  expect(rowTitle({...row, isBlock: true, cells, size: 100})).toBe('a');
});
