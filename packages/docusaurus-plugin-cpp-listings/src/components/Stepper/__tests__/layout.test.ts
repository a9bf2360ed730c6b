import {expect, it} from 'vitest';
import type {DrawnRow} from '../rows';
import {reversalTrace} from '../../../model/__fixtures__/reversal';
import {layoutOf, placeArrows} from '../layout';

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
