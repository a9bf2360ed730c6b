import {describe, expect, it} from 'vitest';
import type {Call, Cells, Local, Step, Value} from '../../../model/trace';
import {rowsOf} from '../rows';
import {sceneOf} from '../scene';
import {reversalTrace} from '../../../model/__fixtures__/reversal';

const array = (id: number, from: number, to: number): Value => ({kind: 'array', id, from, to});
const pointer = (id: number, index: number): Value => ({kind: 'pointer', id, index});

function step(
  locals: readonly Local[],
  arrays: readonly Cells[],
  outer: readonly Call[] = [],
): Step {
  return {line: 1, calls: [...outer, {name: 'f', line: 1, locals}], arrays, reads: [], writes: []};
}

const five: Cells = {id: 1, values: [5, 6, 7, 8, 9]};

describe('rowsOf', () => {
  it('draws an array once, by the name of the function that owns it', () => {
    const {steps} = reversalTrace([1, 2, 3, 4], 1);
    const inside = steps.find(({calls}) => calls.length === 2);
    expect(inside && rowsOf(inside)).toMatchObject([
      {title: 'a', brackets: [{name: 'part', from: 0, to: 1}]},
    ]);
  });

  it('puts an index variable under its cell, counted from the start of the part that it indexes', () => {
    const [row] = rowsOf(
      step(
        [
          {name: 'a', value: array(1, 0, 5)},
          {name: 'part', value: array(1, 2, 5)},
          {name: 'i', value: 1, indexes: ['part']},
          {name: 'end', value: 5, indexes: ['a']},
          {name: 'count', value: 1},
        ],
        [five],
      ),
    );
    expect(row?.arrows).toEqual([
      {name: 'i', index: 3},
      {name: 'end', index: 5},
    ]);
  });

  it('notes that the cell of an index in a long array is not drawn, not that the index is outside', () => {
    const long: Cells = {...five, size: 1000};
    const at = (index: number) =>
      rowsOf(
        step(
          [
            {name: 'a', value: array(1, 0, 1000)},
            {name: 'part', value: array(1, 3, 700)},
            {name: 'i', value: index, indexes: ['a']},
          ],
          [long],
        ),
      )[0];
    expect(at(4)).toMatchObject({
      title: 'a',
      arrows: [{name: 'i', index: 4}],
      brackets: [{name: 'part', from: 3, to: 5}],
      notes: [],
    });
    expect(at(600)?.notes).toEqual(['i = 600 is beyond the cells of a that are drawn']);
    expect(at(1001)?.notes).toEqual(['i = 1001 is outside a']);
  });

  it('notes that an index that has wrapped around is outside', () => {
    const wrapped: Value = {kind: 'big', digits: '18446744073709551615'};
    const [row] = rowsOf(
      step(
        [
          {name: 'a', value: array(1, 0, 5)},
          {name: 'i', value: wrapped, indexes: ['a']},
        ],
        [five],
      ),
    );
    expect(row).toMatchObject({arrows: [], notes: ['i = 18446744073709551615 is outside a']});
  });

  it('names a block of memory after its pointer and marks unwritten cells', () => {
    const block: Cells = {id: 2, values: [4, {kind: 'unknown'}], block: true};
    const [row] = rowsOf(
      step(
        [
          {name: 'cells_', value: pointer(2, 0)},
          {name: 'p', value: pointer(2, 1)},
        ],
        [block],
      ),
    );
    expect(row).toMatchObject({title: 'cells_', isBlock: true, arrows: [{name: 'p', index: 1}]});
    expect(row?.cells.map(({isUnknown}) => isUnknown)).toEqual([false, true]);
  });

  it('draws the arrays inside an array below it', () => {
    const outer: Cells = {id: 3, values: [array(1, 0, 5)]};
    const rows = rowsOf(step([{name: 'arrays', value: array(3, 0, 1)}], [five, outer]));
    expect(rows.map(({title}) => title)).toEqual(['arrays', 'arrays[0]']);
  });

  it('marks the cells that were read and those that were written', () => {
    const [row] = rowsOf({
      ...step([{name: 'a', value: array(1, 0, 5)}], [five]),
      reads: [[1, 0]],
      writes: [[1, 4]],
    });
    expect(row?.cells.map(({isRead, isWritten}) => [isRead, isWritten])).toEqual([
      [true, false],
      [false, false],
      [false, false],
      [false, false],
      [false, true],
    ]);
  });
});

describe('sceneOf', () => {
  const locals = (i: number, entries: readonly (readonly [Value, Value])[]): Local[] => [
    {name: 'i', value: i},
    {name: 'm', value: {kind: 'map', entries}},
  ];

  it('marks the variables and entries that changed, and none in the first step', () => {
    const before = step(locals(1, [[1, 1]]), []);
    const scene = sceneOf(
      step(
        locals(2, [
          [1, 1],
          [2, 4],
        ]),
        [],
      ),
      before,
    );
    expect(scene.scalars).toEqual([{name: 'i', text: '2', isChanged: true}]);
    expect(scene.groups[0]?.items.map(({isChanged}) => isChanged)).toEqual([false, true]);
    expect(sceneOf(before, undefined).scalars[0]?.isChanged).toBe(false);
  });

  it('shows the innermost of several variables with the same name', () => {
    const scene = sceneOf(
      step(
        [
          {name: 'i', value: 1},
          {name: 'i', value: 7},
        ],
        [],
      ),
      undefined,
    );
    expect(scene.scalars).toEqual([{name: 'i', text: '7', isChanged: false}]);
  });
});
