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
      {name: 'i', index: 3, array: 'part'},
      {name: 'end', index: 5, array: 'a'},
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

  it('does not mark the cells of another array', () => {
    const [, row] = rowsOf({
      ...step(
        [
          {name: 'a', value: array(1, 0, 5)},
          {name: 'b', value: array(2, 0, 1)},
        ],
        [five, {id: 2, values: [0]}],
      ),
      reads: [[1, 0]],
    });
    expect(row).toMatchObject({title: 'b', isBlock: false, cells: [{text: '0', isRead: false}]});
  });

  it('draws pointers at cells and at the end, but not outside', () => {
    const [row] = rowsOf(
      step(
        [
          {name: 'a', value: array(1, 0, 5)},
          ...[-1, 0, 5, 6].map((index) => ({name: `p${index}`, value: pointer(1, index)})),
        ],
        [five],
      ),
    );
    expect(row?.arrows).toEqual([
      {name: 'p0', index: 0},
      {name: 'p5', index: 5},
    ]);
  });

  it('draws an index of two names of the same cells once, and notes one that is negative', () => {
    const at = (index: number) =>
      rowsOf(
        step(
          [
            {name: 'a', value: array(1, 0, 5)},
            {name: 'whole', value: array(1, 0, 5)},
            {name: 'it', value: pointer(1, 2)},
            {name: 'i', value: index, indexes: ['a', 'whole', 'b']},
            {name: 'j', value: index, indexes: ['it']},
            {name: 'isLast', value: true, indexes: ['a']},
          ],
          [five],
        ),
      )[0];
    expect(at(0)?.arrows).toEqual([
      {name: 'i', index: 0, array: 'a'},
      {name: 'j', index: 2, array: 'it'},
      {name: 'it', index: 2},
    ]);
    expect(at(0)?.notes).toEqual([]);
    expect(at(4)?.notes).toEqual(['j = 4 is outside it']);
    expect(at(-1)?.notes).toEqual([
      'i = -1 is outside a',
      'i = -1 is outside whole',
      'j = -1 is outside it',
    ]);
  });

  it('draws an array that no variable holds whole, by the name of a part or of what it is', () => {
    const cells: readonly Cells[] = [
      five,
      {id: 2, values: [1]},
      {id: 3, values: [2], block: true},
      {id: 4, values: [3]},
    ];
    const list: Value = {kind: 'list', items: [array(4, 0, 1), 7]};
    const rows = rowsOf(
      step(
        [
          {name: 'p', value: pointer(2, 0)},
          {name: 'tail', value: array(1, 3, 5)},
          {name: 'pair', value: list},
        ],
        cells,
      ),
    );
    expect(rows.map(({title}) => title)).toEqual(['pair.0', 'tail', 'temporary', 'memory']);
    expect(rows[1]?.brackets).toEqual([]);
  });

  it('shows an array inside an array as a sign, and a block that it points to as an arrow', () => {
    const outer: Cells = {id: 3, values: [array(1, 0, 5), array(2, 0, 1)]};
    const block: Cells = {id: 2, values: [4], block: true};
    const [row] = rowsOf(step([{name: 'rows', value: array(3, 0, 2)}], [five, outer, block]));
    expect(row?.cells.map(({text}) => text)).toEqual(['[…]', '→']);
  });

  it('draws arrays without marks if no function runs', () => {
    const rows = rowsOf({...step([], [five]), calls: []});
    expect(rows).toMatchObject([{title: 'temporary', brackets: [], arrows: [], notes: []}]);
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

  it('lists the fields of a record, also those of a record in it, but no arrays', () => {
    const record = (sum: number, from: number): Local => ({
      name: 'best',
      value: {
        kind: 'record',
        fields: [
          ['sum', sum],
          ['at', {kind: 'record', fields: [['from', from]]}],
          ['cells', array(1, 0, 5)],
        ],
      },
    });
    const hollow: Local = {name: 'v', value: {kind: 'record', fields: [['cells', array(1, 0, 5)]]}};
    const scene = sceneOf(
      step([record(3, 2), hollow], [five]),
      step([record(3, 1), hollow], [five]),
    );
    expect(scene).toMatchObject({scalars: [], calls: [{name: 'f', line: 1}]});
    expect(scene.groups).toEqual([
      {
        name: 'best',
        items: [
          {name: 'sum', text: '3', isChanged: false},
          {name: 'at.from', text: '2', isChanged: true},
        ],
      },
    ]);
  });

  it('marks the items that a list gains, each of several equal ones by itself', () => {
    const list = (...items: readonly Value[]) =>
      step([{name: 'q', value: {kind: 'list', items}}], []);
    const changes = (now: Step, before?: Step) =>
      sceneOf(now, before).groups[0]?.items.map(({text, isChanged}) => [text, isChanged]);
    expect(changes(list(2, 1, 2), list(1, 2))).toEqual([
      ['2', false],
      ['1', false],
      ['2', true],
    ]);
    expect(changes(list(1))).toEqual([['1', false]]);
    expect(changes(list(1), step([{name: 'q', value: 1}], []))).toEqual([['1', true]]);
  });

  it('shows where a pointer points, unless it is the name of its block', () => {
    const block: Cells = {id: 2, values: [4], block: true};
    const at = (index: number) =>
      step(
        [
          {name: 'a', value: array(1, 0, 5)},
          {name: 'p', value: pointer(1, index)},
          {name: 'q', value: pointer(9, 0)},
          {name: 'cells_', value: pointer(2, 0)},
        ],
        [five, block],
      );
    expect(sceneOf(at(1), at(0)).scalars).toEqual([
      {name: 'p', text: '→ a[1]', isChanged: true},
      {name: 'q', text: '→ 0', isChanged: false},
    ]);
  });

  it('marks a variable of a function that has just begun as changed', () => {
    const outer: Call = {name: 'main', line: 3, locals: [{name: 'i', value: 1}]};
    const before: Step = {...step([], []), calls: [outer]};
    const {scalars, calls} = sceneOf(step([{name: 'i', value: 1}], [], [outer]), before);
    expect(scalars).toEqual([{name: 'i', text: '1', isChanged: true}]);
    expect(calls).toEqual([
      {name: 'main', line: 3},
      {name: 'f', line: 1},
    ]);
  });
});
