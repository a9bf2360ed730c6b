import {describe, expect, it} from 'vitest';
import type {Step} from '../../model/trace';
import {TraceRecorder} from '../recordTrace';

/** The cells of an array of ints at an address, as a module reports them. */
const ints = (at: number, ...values: (number | {u: 1})[]) => ({'@': at, s: 4, e: values});

/** Records steps of one function, with its variables, as a module reports them. */
function recordedSteps(...rawSteps: readonly object[]) {
  const recorder = new TraceRecorder();
  rawSteps.forEach((step) => recorder.add(JSON.stringify(step)));
  return recorder.steps;
}

const call = (line: number, ...locals: readonly unknown[]) => [['f', 3, line, locals]];

/** Returns the values of the variables of a step's outermost call. */
const valuesOf = (step: Step | undefined) => step?.calls[0]?.locals.map(({value}) => value);

/** Records a step with these variables, and returns their values. */
const recordedValues = (...locals: readonly unknown[]) =>
  valuesOf(recordedSteps({l: 4, c: call(4, ...locals)})[0]);

/** A range of the cells of an array. */
const range = (id: number, from: number, to: number) => ({kind: 'array', id, from, to});

describe('TraceRecorder', () => {
  it('gives each step the line that has run, and the first step the line of the function', () => {
    const steps = recordedSteps({l: 4, c: call(4)}, {l: 5, c: call(5)}, {l: 0, c: []});
    expect(steps.map(({line}) => line)).toEqual([3, 4, 5]);
  });

  it('keeps the last calls and arrays at the end of the run', () => {
    const steps = recordedSteps({l: 4, c: call(4, ['a', ints(64, 1, 2)])}, {l: 0, c: []});
    expect(steps[1]).toMatchObject({calls: [{name: 'f'}], arrays: [{values: [1, 2]}]});
  });

  it('leaves out the calls that have returned at the end of the run, and their arrays', () => {
    const held = [['f', 3, 4, [['a', {m: [ints(64, 1), ints(80, 2)]}]], 1]];
    const inner = ['g', 8, 9, [['b', ints(96, 3)]], 2];
    const steps = recordedSteps({l: 4, c: held}, {l: 9, c: [...held, inner]}, {l: 0, c: []});
    const shown = steps.map(({calls, arrays}) => [
      calls.map(({name}) => name),
      arrays.map(({values}) => values),
    ]);
    expect(shown.slice(1)).toEqual([
      [
        ['f', 'g'],
        [[1], [2], [3]],
      ],
      [['f'], [[1], [2]]],
    ]);
  });

  it('keeps the inner arrays of an array of arrays at the end of the run', () => {
    const table = ['t', {'@': 900, s: 8, e: [ints(64, 1), ints(80, 2)]}];
    const held = [['f', 3, 4, [table], 1]];
    const inner = ['g', 8, 9, [], 2];
    const steps = recordedSteps({l: 9, c: [...held, inner]}, {l: 0, c: []});
    expect(steps[1]?.arrays).toHaveLength(3);
    expect(steps[1]?.arrays).toEqual(steps[0]?.arrays);
  });

  it('shows a pointer to a variable with its name, unless it points to a cell', () => {
    const [, cell, named, other] =
      recordedValues(
        ['a', ints(64, 1, 2)],
        ['p', {p: 68, s: 4, v: 'x'}],
        ['q', {p: 96, s: 4, v: 'x'}],
        ['r', {p: 96, s: 4}],
      ) ?? [];
    expect([cell, named, other]).toEqual([
      {kind: 'pointer', id: 0, index: 1},
      {kind: 'words', words: '→ x'},
      {kind: 'elsewhere'},
    ]);
  });

  it('shows an iterator with the element that it is at', () => {
    const [element] = recordedValues(['it', {d: {m: [1, ints(64, 2)]}}]) ?? [];
    expect(element).toEqual({kind: 'element', value: {kind: 'list', items: [1, range(0, 0, 1)]}});
  });

  it('shows a part of an array as a range of its cells', () => {
    const [step] = recordedSteps({
      l: 4,
      c: call(4, ['a', ints(64, 1, 2, 3, 4)], ['part', ints(68, 2, 3)]),
    });
    expect(step?.arrays).toHaveLength(1);
    expect(step?.calls[0]?.locals[1]?.value).toEqual({kind: 'array', id: 0, from: 1, to: 3});
  });

  it('knows the length of an array that a step reports only in part, or for the second time', () => {
    const [step] = recordedSteps({
      l: 4,
      c: call(4, ['a', {...ints(64, 1, 2), n: 5}], ['again', {...ints(64), n: 5}]),
    });
    expect(step?.arrays).toEqual([{id: 0, values: [1, 2], size: 5}]);
    const whole = {kind: 'array', id: 0, from: 0, to: 5};
    expect(step?.calls[0]?.locals.map(({value}) => value)).toEqual([whole, whole]);
  });

  it('shares one object between steps for unchanged cells, so that a large table fits into memory', () => {
    const table = (last: number) => ({
      ...{'@': 900, s: 8},
      e: [ints(64, 1, 2), ints(96, 3, last)],
    });
    const [first, second, third] = recordedSteps(
      {l: 4, c: call(4, ['t', table(4)])},
      {l: 5, c: call(5, ['t', table(5)])},
      {l: 6, c: call(6, ['t', table(5)], ['n', ints(32, 1)])},
    );
    const cellsOf = (step: typeof first, id: number) => step?.arrays.find((a) => a.id === id);
    const [rows, one, other] = first?.arrays.map(({id}) => id) ?? [];
    expect(cellsOf(second, rows ?? NaN)).toBe(cellsOf(first, rows ?? NaN));
    expect(cellsOf(second, one ?? NaN)).toBe(cellsOf(first, one ?? NaN));
    expect(cellsOf(second, other ?? NaN)?.values).toEqual([3, 5]);
    expect(third?.arrays).toHaveLength(4);
  });

  it('updates a pointer when only its target has become known', () => {
    const pointer = {'@': 900, s: 4, e: [{p: 64, s: 4}]};
    const steps = recordedSteps(
      {l: 4, c: call(4, ['p', pointer])},
      {l: 5, c: call(5, ['p', pointer], ['a', ints(64, 7)])},
    );
    expect(steps.map(({arrays}) => arrays[0]?.values[0])).toEqual([
      {kind: 'elsewhere'},
      {kind: 'pointer', id: 1, index: 0},
    ]);
  });

  it('maps reads and writes to the cells that they touch', () => {
    const a = ['a', ints(64, 1, 2, 3)];
    const steps = recordedSteps({l: 4, c: call(4, a)}, {l: 5, a: [68, -72], c: call(5, a)});
    expect(steps[1]).toMatchObject({reads: [[0, 1]], writes: [[0, 2]]});
  });

  it('maps a write to memory that first appears after the same line', () => {
    const steps = recordedSteps(
      {l: 4, c: call(4)},
      {l: 5, a: [-64], c: call(5, ['a', ints(64, 7)])},
    );
    expect(steps[1]?.writes).toEqual([[0, 0]]);
  });

  it('distinguishes an array from other elements at the same address', () => {
    const [step] = recordedSteps({
      l: 4,
      c: call(4, ['a', ints(64, 1, 2)], ['text', {'@': 64, s: 1, e: ['x']}]),
    });
    expect(step?.arrays).toHaveLength(2);
  });

  it('distinguishes an array of arrays from its first element, and maps a read to the inner array', () => {
    const table = ['t', {'@': 64, s: 8, e: [ints(64, 1, 2), ints(72, 3, 4)]}];
    const steps = recordedSteps({l: 4, c: call(4, table)}, {l: 5, a: [68], c: call(5, table)});
    const ids = steps[1]?.arrays.map(({id, values}) => [id, values.length]);
    expect(ids).toEqual([
      [0, 2],
      [1, 2],
      [2, 2],
    ]);
    expect(steps[1]?.reads).toEqual([[1, 1]]);
  });

  it('resolves a pointer into an array of arrays to an element or a row, by the size of its target', () => {
    const [step] = recordedSteps({
      l: 4,
      c: call(
        4,
        ['t', {'@': 64, s: 8, e: [ints(64, 1, 2), ints(72, 3, 4)]}],
        ['element', {p: 76, s: 4}],
        ['begin', {p: 72, s: 4}],
        ['row', {p: 72, s: 8}],
      ),
    });
    expect(step?.calls[0]?.locals.slice(1).map(({value}) => value)).toEqual([
      {kind: 'pointer', id: 2, index: 1},
      {kind: 'pointer', id: 2, index: 0},
      {kind: 'pointer', id: 0, index: 1},
    ]);
  });

  it('resolves a pointer to a cell, to one past the last cell, or to memory that is not shown', () => {
    const [step] = recordedSteps({
      l: 4,
      c: call(
        4,
        ['a', ints(64, 1, 2)],
        ['first', {p: 64, s: 4}],
        ['last', {p: 72, s: 4}],
        ['other', {p: 640, s: 4}],
        ['null', null],
      ),
    });
    expect(step?.calls[0]?.locals.slice(1).map(({value}) => value)).toEqual([
      {kind: 'pointer', id: 0, index: 0},
      {kind: 'pointer', id: 0, index: 2},
      {kind: 'elsewhere'},
      {kind: 'none'},
    ]);
  });

  it('keeps the id of an array while its memory stays the same', () => {
    const steps = recordedSteps(
      {l: 4, c: call(4, ['a', ints(64, 1)])},
      {l: 5, c: call(5, ['longer', ints(640, 1, 2)], ['a', ints(64, 1)])},
    );
    expect(steps[1]?.calls[0]?.locals.map(({value}) => value)).toEqual([
      {kind: 'array', id: 1, from: 0, to: 2},
      {kind: 'array', id: 0, from: 0, to: 1},
    ]);
  });

  it('reads unwritten memory, large integers, values in the notation of a proof, lists, maps and records', () => {
    const [step] = recordedSteps({
      l: 4,
      c: call(
        4,
        ['a', ints(64, {u: 1})],
        ['k', {i: '9223372036854775807'}],
        ['tagged', {w: '4a'}],
        ['set', {m: [1, 2]}],
        ['map', {k: [{m: [1, 'x']}]}],
        ['pair', {o: [['first', 1]]}],
      ),
    });
    expect(step?.arrays[0]?.values).toEqual([{kind: 'unknown'}]);
    expect(step?.calls[0]?.locals.slice(1).map(({value}) => value)).toEqual([
      {kind: 'big', digits: '9223372036854775807'},
      {kind: 'words', words: '4a'},
      {kind: 'list', items: [1, 2]},
      {kind: 'map', entries: [[1, 'x']]},
      {kind: 'record', fields: [['first', 1]]},
    ]);
  });

  it('records a condition that was tested and a call that returned', () => {
    const [, step] = recordedSteps(
      {l: 4, c: call(4)},
      {l: 5, t: ['i < n', false], r: ['g', 7], c: call(5)},
    );
    expect(step).toMatchObject({
      test: {text: 'i < n', holds: false},
      returned: {name: 'g', value: 7},
    });
  });

  it('distinguishes vectors that have no memory', () => {
    const steps = recordedSteps(
      {l: 4, c: call(4, ['a', ints(0)], ['b', ints(0)], ['t', {'@': 64, s: 12, e: [ints(0)]}])},
      {l: 5, c: call(5, ['a', ints(128, 1)], ['b', ints(0)])},
    );
    const ids = steps.map(({calls}) =>
      calls[0]?.locals.map(({value}) =>
        typeof value === 'object' && 'id' in value ? value.id : 0,
      ),
    );
    expect(new Set(ids[0]).size).toBe(3);
    expect(steps[0]?.arrays).toHaveLength(4);
    expect(ids[1]?.[1]).toBe(ids[0]?.[1]);
  });

  it('records how many calls continue when one call takes the place of another', () => {
    const nested = (serial: number) => [
      ['f', 3, 4, [], 0],
      ['g', 8, 9, [], serial],
    ];
    const steps = recordedSteps(
      {l: 4, c: nested(1).slice(0, 1)},
      {l: 9, c: nested(1)},
      {l: 9, c: nested(2)},
    );
    expect(steps.map(({kept}) => kept)).toEqual([undefined, undefined, 1]);
  });

  it('records when shown blocks are allocated, freed or lost', () => {
    const block = (at: number, ...values: readonly number[]) => ({...ints(at, ...values), b: 1});
    const p = ['p', block(64, 1, 2)];
    const steps = recordedSteps(
      {l: 4, c: call(4)},
      // No variable holds the block at 128 yet.
      {l: 5, n: [64, 128, 256], c: call(5, p, ['v', ints(256, 4)])},
      {l: 6, c: call(6, ['p', {p: 68, s: 4}])},
      {l: 7, c: call(7, p, ['q', block(128, 3)])},
      {l: 8, f: [64, 256], c: call(8, ['q', block(128, 3)])},
      {l: 0, f: [128], c: []},
    );
    expect(steps.map(({taken, freed, lost}) => ({taken, freed, lost}))).toEqual([
      {},
      {taken: [2]},
      {lost: [2]},
      {taken: [1]},
      {freed: [2]},
      {freed: [1]},
    ]);
  });
});

describe('the recorded step', () => {
  it('has nothing that the raw step lacks', () => {
    const calls = [{name: 'f', line: 4, locals: [{name: 'a', value: range(0, 0, 1)}]}];
    const arrays = [{id: 0, values: [1]}];
    const [step] = recordedSteps({l: 4, c: call(4, ['a', ints(64, 1)])});
    expect(step).toStrictEqual({line: 3, calls, arrays, reads: [], writes: []});
  });

  it('has the number of further accesses, the indexed arrays, and a call without a value', () => {
    const [, step] = recordedSteps(
      {l: 4, c: call(4)},
      {l: 5, more: 7, r: ['g'], c: call(5, ['i', 0, 'a b'])},
    );
    expect(step?.more).toBe(7);
    expect(step?.returned).toStrictEqual({name: 'g'});
    expect(step?.calls[0]?.locals).toEqual([{name: 'i', value: 0, indexes: ['a', 'b']}]);
  });

  it('has the elements of a returned vector, which no variable holds', () => {
    const [, step] = recordedSteps(
      {l: 4, c: call(4)},
      {l: 5, r: ['g', ints(640, 1, 2)], c: call(5)},
    );
    expect(step?.returned).toEqual({name: 'g', value: {kind: 'list', items: [1, 2]}});
  });

  it('shows a value that cannot be shown as elsewhere', () => {
    expect(recordedValues(['x', {x: 1}])).toEqual([{kind: 'elsewhere'}]);
  });

  it('counts no continued call where none was replaced, and none where all were', () => {
    const calls = (serial: number) => [['f', 3, 4, [], serial]];
    const steps = recordedSteps(
      {l: 4, c: calls(0)},
      {l: 5, c: calls(0)},
      {l: 4, c: calls(1)},
      {l: 0, c: []},
    );
    expect(steps.map(({kept}) => kept)).toEqual([undefined, undefined, 0, undefined]);
  });
});

describe('the memory of a step', () => {
  const a = ints(64, 1, 2, 3, 4);

  it('shows vectors in lists, maps and records as arrays', () => {
    expect(
      recordedValues(
        ['list', {m: [ints(64, 1)]}],
        ['map', {k: [{m: ['x', ints(128, 2)]}]}],
        ['pair', {o: [['first', ints(192, 3)]]}],
      ),
    ).toEqual([
      {kind: 'list', items: [range(0, 0, 1)]},
      {kind: 'map', entries: [['x', range(1, 0, 1)]]},
      {kind: 'record', fields: [['first', range(2, 0, 1)]]},
    ]);
  });

  it('shows parts as ranges, wherever they are listed', () => {
    const bytes = {'@': 64, s: 1, e: Array<number>(24).fill(0)};
    const higher = ints(200, 5, 6, 7, 8, 9);
    const [step] = recordedSteps({
      l: 4,
      c: call(
        4,
        ...[
          ['end', ints(76, 4)],
          ['b', bytes],
          ['middle', ints(68, 2, 3)],
        ],
        ...[
          ['higher', higher],
          ['a', a],
          ['c', ints(212, 8, 9)],
          ['d', {'@': 66, s: 1, e: [0]}],
        ],
      ),
    });
    const ids = new Map(step?.arrays.map(({id, values}) => [values.length, id]));
    const [ofBytes = NaN, ofHigher = NaN, ofA = NaN] = [24, 5, 4].map((size) => ids.get(size));
    expect(step?.arrays).toHaveLength(3);
    expect(valuesOf(step)).toEqual([
      range(ofA, 3, 4),
      range(ofBytes, 0, 24),
      range(ofA, 1, 3),
      range(ofHigher, 0, 5),
      range(ofA, 0, 4),
      range(ofHigher, 3, 5),
      range(ofBytes, 2, 3),
    ]);
  });

  it('shows an array that reaches past the end of another as a separate one', () => {
    const [step] = recordedSteps({l: 4, c: call(4, ['a', a], ['over', ints(72, 3, 4, 5)])});
    expect(step?.arrays.map(({values}) => values)).toEqual([
      [1, 2, 3, 4],
      [3, 4, 5],
    ]);
  });

  it('shows the elements of the variable that lists most of them', () => {
    for (const locals of [
      [
        ['few', {...ints(64, 1), n: 4}],
        ['a', a],
      ],
      [
        ['a', a],
        ['few', {...ints(64, 1), n: 4}],
      ],
    ]) {
      const [step] = recordedSteps({l: 4, c: call(4, ...locals)});
      expect(step?.arrays).toEqual([{id: 0, values: [1, 2, 3, 4]}]);
    }
  });

  it('follows a vector that grows in place, moves, or is cleared', () => {
    const steps = recordedSteps(
      {l: 4, c: call(4, ['v', ints(64, 1)])},
      {l: 5, c: call(5, ['v', ints(64, 1, 2)])},
      {l: 6, c: call(6, ['v', ints(128, 1, 2)])},
      {l: 7, c: call(7, ['v', ints(128)])},
    );
    expect(steps.flatMap(valuesOf)).toEqual([
      range(0, 0, 1),
      range(0, 0, 2),
      range(1, 0, 2),
      range(1, 0, 0),
    ]);
  });

  it('has one id for the memory of a vector in a call that names it otherwise', () => {
    const steps = recordedSteps(
      {l: 4, c: call(4, ['v', ints(64, 1)])},
      {
        l: 9,
        c: [
          ['f', 3, 4, []],
          ['g', 8, 9, [['w', ints(64, 1)]]],
        ],
      },
    );
    expect(steps[1]?.calls[1]?.locals).toEqual([{name: 'w', value: range(0, 0, 1)}]);
  });

  it('distinguishes a vector without memory from another that takes its place', () => {
    const steps = recordedSteps(
      {l: 4, c: call(4, ['v', ints(0)])},
      {l: 5, c: call(5, ['w', ints(0)])},
      {l: 6, c: call(6)},
    );
    expect(steps.map(({arrays}) => arrays.map(({id}) => id))).toEqual([[0], [1], []]);
  });

  it('finds the cell of an address among several arrays', () => {
    const locals = [
      ['text', {'@': 900, s: 1, e: ['x', 'y']}],
      ['a', a],
      ['b', ints(200, 5)],
    ];
    const steps = recordedSteps(
      {l: 4, c: call(4, ...locals)},
      {l: 5, a: [79, 901, 200, -64, 80], c: call(5, ...locals)},
    );
    // The longest first, in bytes.
    expect(steps[1]?.arrays.map(({values}) => values.length)).toEqual([4, 1, 2]);
    const [ofA, ofB, ofText] = steps[1]?.arrays.map(({id}) => id) ?? [];
    expect(steps[1]?.reads).toEqual([
      [ofA, 3],
      [ofText, 1],
      [ofB, 0],
    ]);
    expect(steps[1]?.writes).toEqual([[ofA, 0]]);
  });

  it('finds the cell of an address in memory that the line gave back', () => {
    const steps = recordedSteps(
      {l: 4, c: call(4, ['v', ints(64, 1, 2)])},
      {l: 5, a: [68, -128], c: call(5, ['v', ints(128, 1, 2, 3)])},
    );
    expect(steps[1]).toMatchObject({reads: [[0, 1]], writes: [[1, 0]]});
    const inPlace = recordedSteps(
      {l: 4, c: call(4, ['v', ints(64, 1, 2)])},
      {l: 5, a: [68], c: call(5, ['text', {'@': 64, s: 1, e: Array(6).fill('x')}])},
    );
    expect(inPlace[1]?.reads).toEqual([[0, 1]]);
  });

  it('resolves a pointer to bytes of an array, or to its end', () => {
    const pointers = [68, 71, 80].map((at) => [`p${at}`, {p: at, s: 1}]);
    expect(recordedValues(['a', a], ...pointers)?.slice(1)).toEqual([
      {kind: 'pointer', id: 0, index: 1},
      {kind: 'pointer', id: 0, index: 1},
      {kind: 'pointer', id: 0, index: 4},
    ]);
  });

  it('prefers the array that an address is in to the array that ends there', () => {
    const adjacent = [
      ['a', a],
      ['b', ints(80, 5)],
    ];
    for (const s of [4, 1]) {
      expect(recordedValues(...adjacent, ['p', {p: 80, s}])?.[2]).toEqual({
        kind: 'pointer',
        id: 1,
        index: 0,
      });
    }
  });

  it('prefers the end of an array with elements of the size of the target to other elements there', () => {
    const text = ['text', {'@': 80, s: 1, e: ['x']}];
    expect(recordedValues(['a', a], text, ['p', {p: 80, s: 4}])?.[2]).toEqual({
      kind: 'pointer',
      id: 0,
      index: 4,
    });
  });
});

describe('the cells of an array', () => {
  const cellsOf = (first: object, second: object) =>
    recordedSteps({l: 4, c: call(4, ['a', first])}, {l: 5, c: call(5, ['a', second])}).map(
      ({arrays}) => arrays[0],
    );

  const of = (...e: readonly unknown[]) => ({'@': 64, s: 16, e});

  it.each([
    [[1, 'x', true]],
    [[null, {u: 1}]],
    [[{i: '1'}, {w: '4a'}]],
    [[{p: 640, s: 4}]],
    [[{o: [['first', 1]]}]],
    [[ints(128, 1, 2)]],
  ])('are one object for two steps with equal elements: %j', (elements) => {
    const [first, second] = cellsOf(of(...elements), of(...elements));
    expect(first?.values).toHaveLength(elements.length);
    expect(second).toBe(first);
  });

  it.each([
    [1, 2],
    [1, '1'],
    [null, {u: 1}],
    [{u: 1}, null],
    [{u: 1}, 1],
    [1, {u: 1}],
    [{i: '1'}, {i: '2'}],
    [{o: [['first', 1]]}, {o: [['first', 2]]}],
    [{o: [['first', 1]]}, ints(128, 1)],
  ])('change from %j to %j', (before, after) => {
    const [first, second] = cellsOf(of(before), of(after));
    const [alone] = recordedSteps({l: 4, c: call(4, ['a', of(after)])});
    expect(second).not.toEqual(first);
    expect(second).toEqual(alone?.arrays[0]);
  });

  it('change when more or fewer elements are listed, and when the array becomes a block of the heap', () => {
    const listed = (...values: readonly number[]) => ({...ints(64, ...values), n: 3});
    expect(cellsOf(listed(1), listed(1, 2))).toEqual([
      {id: 0, values: [1], size: 3},
      {id: 0, values: [1, 2], size: 3},
    ]);
    expect(cellsOf(listed(1, 2), listed(1))[1]).toEqual({id: 0, values: [1], size: 3});
    expect(cellsOf(ints(64, 1), {...ints(64, 1), b: 1})).toEqual([
      {id: 0, values: [1]},
      {id: 0, values: [1], block: true},
    ]);
    expect(cellsOf({...ints(64, 1), b: 1}, ints(64, 1))[1]).toEqual({id: 0, values: [1]});
  });
});
