import {describe, expect, it} from 'vitest';
import type {Call, Cells, Local, Step, Trace, Value} from '../../../model/trace';
import {touchingSteps} from '../watched';
import {describeStep, plainText} from '../describeStep';
import {reversalTrace, source} from '../../../model/__fixtures__/reversal';

const lines = source.split('\n');
const trace = reversalTrace([1, 2, 3, 4], 2);
const sentences = trace.steps.map((_, position) => describeStep(trace, position, lines));

/** Returns the sentence for the second of two steps of one function. */
function between(
  before: readonly Local[],
  after: readonly Local[],
  {
    then = [],
    now = then,
    ...step
  }: Partial<Step> & {then?: readonly Cells[]; now?: readonly Cells[]} = {},
): string {
  const at = (locals: readonly Local[], arrays: readonly Cells[]): Step => ({
    line: 1,
    calls: [{name: 'f', line: 1, locals}],
    arrays,
    reads: [],
    writes: [],
  });
  const steps = [at(before, then), {...at(after, now), ...step}];
  return describeStep({input: '', omittedSteps: 1, steps}, 1, ['x;']);
}

/** Returns a variable that holds a whole array. */
const vector = (name: string, id: number, to: number): Local => ({
  name,
  value: {kind: 'array', id, from: 0, to},
});

describe('describeStep', () => {
  it('names the function and its arguments at the start', () => {
    expect(sentences[0]).toBe('`rotate_left` starts with `a`, `k = 2`.');
  });

  it('says whether a condition holds', () => {
    expect(sentences[1]).toBe('`a.empty()` is false.');
    expect(sentences).toContain('`left + 1 < right` is true.');
  });

  it('names a called function and its arguments, and gives the bounds of a part of an array', () => {
    expect(sentences[3]).toBe('`reverse` is called with `part = a[0, 2)`.');
    expect(sentences).toContain('`reverse` is called with `part = a`.');
  });

  it('says what a function returned and which variable received it', () => {
    expect(sentences[2]).toBe('`left_shift` returns `2`; `shift` starts as `2`.');
  });

  it('reports the second call of a function in one statement as a call', () => {
    const fib = (kept?: number): Step => ({
      line: 1,
      calls: [1, kept === undefined ? 1 : 0].map((n) => ({
        name: 'fib',
        line: 1,
        locals: [{name: 'n', value: n}],
      })),
      arrays: [],
      reads: [],
      writes: [],
      ...(kept !== undefined && {kept, returned: {name: 'fib', value: 1}}),
    });
    const steps = [fib(), fib(1)];
    expect(describeStep({input: '', omittedSteps: 1, steps}, 1, ['x;  // a comment'])).toBe(
      '`fib` returns `1`; `fib` is called with `n = 0`.',
    );
  });

  it('adds the author’s comment to what happened', () => {
    expect(sentences).toContain('`a[0]` and `a[1]` change places. The ends change places.');
    expect(sentences.at(-1)).toMatch(
      /^`reverse` returns\. Exchanges the blocks and restores both\./,
    );
  });

  it('says which variable changed, and gives the answer at the end', () => {
    expect(sentences).toContain('`left` becomes `1`.');
    expect(sentences.at(-1)).toMatch(/The answer: `\[3, 4, 1, 2\]`\.$/);
  });

  it('ends a failed run with the reason', () => {
    const failed: Trace = {
      ...trace,
      answer: undefined,
      failure: {kind: 'trap', message: 'division by zero'},
    };
    expect(describeStep(failed, trace.steps.length - 1, lines)).toMatch(
      /The program stops here: division by zero\.$/,
    );
  });

  it('says which entries a map gains and loses, and which fields of a record change', () => {
    const map = (...entries: [number, number][]) =>
      ({name: 'm', value: {kind: 'map', entries}}) as const;
    expect(between([map([1, 2], [5, 6])], [map([1, 2], [3, 4])])).toBe(
      '`m` gains `3 → 4`; `m` loses `5`.',
    );
    expect(between([map([1, 2], [3, 4], [5, 6])], [map()])).toBe(
      '`m` loses `1`; `m` loses `3`; `m` loses `5`.',
    );
    expect(between([map([1, 2], [3, 4], [5, 6])], [map([7, 8])])).toBe('4 values change.');
    expect(between([], [map()])).toBe('`m` starts empty.');
    expect(between([map([1, 2])], [map([1, 3])])).toBe('`m` now has `1 → 3`.');
    // Entries of a multimap.
    expect(between([map([1, 2])], [map([1, 2], [1, 2])])).toBe('`m` gains `1 → 2`.');
    expect(between([map([1, 2], [1, 3])], [map([1, 2])])).toBe('`m` loses `1`.');
    expect(between([map([1, 2], [1, 3])], [map([1, 2], [1, 4])])).toBe('`m` now has `1 → 4`.');
    const record = (sum: number) =>
      ({
        name: 'best',
        value: {
          kind: 'record',
          fields: [
            ['sum', sum],
            ['from', 0],
          ],
        },
      }) as const;
    expect(between([record(1)], [record(6)])).toBe('`best.sum` becomes `6`.');
  });

  it('reports allocated, freed and lost memory, and cells that a vector gains', () => {
    const unknown = {kind: 'unknown'} as const;
    const old: Cells = {id: 1, values: [7], block: true};
    const larger: Cells = {id: 2, values: [unknown, unknown], block: true};
    expect(between([], [], {then: [old], now: [larger], taken: [2], freed: [1]})).toBe(
      'Memory is allocated (elements: 2); memory is freed (elements: 1).',
    );
    expect(between([], [], {then: [old], now: [], lost: [1]})).toBe(
      'No shown variable points to the start of the memory any more (elements: 1).',
    );
    const local: Local = {name: 'v', value: {kind: 'array', id: 3, from: 0, to: 1}};
    const grown: Local = {name: 'v', value: {kind: 'array', id: 3, from: 0, to: 2}};
    expect(
      between([local], [grown], {
        then: [{id: 3, values: [1]}],
        now: [{id: 3, values: [1, 9]}],
        writes: [[3, 1]],
      }),
    ).toBe('`v[1]` is added: `9`.');
  });

  it('reports that a growing vector moves and what is new, but not its old elements', () => {
    const odd = [vector('odd', 1, 2)];
    const larger = [vector('odd', 2, 3)];
    const moves = (...values: readonly Value[]) =>
      between(odd, larger, {
        then: [{id: 1, values: [7, -3]}],
        now: [{id: 2, values}],
        writes: [
          [2, 2],
          [2, 0],
          [2, 1],
        ],
      });
    expect(moves(7, -3, 5)).toBe('`odd` moves to a larger block; `odd[2]` is added: `5`.');
    expect(moves(5, 7, -3)).toBe(
      '`odd[2]` is added: `-3`; `odd[0]` becomes `5`; `odd[1]` becomes `7`.',
    );
    expect(
      between(odd, [vector('odd', 2, 2)], {
        then: [{id: 1, values: [7, -3]}],
        now: [{id: 2, values: [7, -3]}],
        writes: [
          [2, 0],
          [2, 1],
        ],
      }),
    ).toBe('`odd` moves to another block.');
  });

  it('does not report again what another name of a growing vector refers to', () => {
    const then = [{id: 1, values: [7]}];
    const now = [{id: 2, values: [7, 8]}];
    const writes = [[2, 0] as const, [2, 1] as const];
    const grown = [vector('odd', 2, 2), vector('alias', 2, 2)];
    expect(between([vector('odd', 1, 1), vector('alias', 1, 1)], grown, {then, now, writes})).toBe(
      '`odd` moves to a larger block; `odd[1]` is added: `8`.',
    );
    expect(between([vector('odd', 1, 1)], grown, {then, now, writes})).toContain(
      '`alias` refers to `odd`',
    );
  });

  it('reports the same for a vector inside a record or another vector', () => {
    const held = (id: number, to: number): Value => ({kind: 'array', id, from: 0, to});
    const inRecord = (value: Value): Local => ({
      name: 's',
      value: {kind: 'record', fields: [['items', value]]},
    });
    const step = {now: [{id: 2, values: [7, 8]}], writes: [[2, 0] as const, [2, 1] as const]};
    expect(
      between([inRecord(held(1, 1))], [inRecord(held(2, 2))], {
        ...step,
        then: [{id: 1, values: [7]}],
      }),
    ).toBe('`s.items` moves to a larger block; `s.items[1]` is added: `8`.');
    const rows = vector('rows', 3, 1);
    expect(
      between([rows], [rows], {
        ...step,
        then: [
          {id: 3, values: [held(1, 1)]},
          {id: 1, values: [7]},
        ],
        now: [{id: 3, values: [held(2, 2)]}, ...step.now],
      }),
    ).toBe('`rows[0]` moves to a larger block; `rows[0][1]` is added: `8`.');
  });

  it('gives the size of a vector that loses elements', () => {
    const shrinks = (to: number) =>
      between([vector('a', 1, 3)], [vector('a', 1, to)], {
        then: [{id: 1, values: [1, 2, 3]}],
        now: [{id: 1, values: [1, 2, 3].slice(0, to)}],
      });
    expect([2, 1, 0].map(shrinks)).toEqual([
      ...['`a` now has 2 elements.', '`a` now has 1 element.', '`a` is now empty.'],
    ]);
  });

  it('gives the size of a vector that gains more elements than are listed', () => {
    const step = {
      then: [{id: 1, values: []}],
      now: [{id: 1, values: [0, 0, 0, 0]}],
      writes: [0, 1, 2, 3].map((index) => [1, index] as const),
    };
    expect(between([vector('a', 1, 0)], [vector('a', 1, 4)], step)).toBe(
      '4 cells are written; `a` now has 4 elements.',
    );
  });

  it('gives the sizes of vectors that were swapped', () => {
    const arrays = [
      {id: 1, values: [1, 2]},
      {id: 2, values: [3, 4]},
    ];
    expect(
      between([vector('a', 1, 2), vector('b', 2, 2)], [vector('a', 2, 2), vector('b', 1, 2)], {
        then: arrays,
      }),
    ).toBe('`a` now has 2 elements; `b` now has 2 elements.');
  });

  it('reports no change of a span if the array that it is part of is out of scope', () => {
    const part: Local = {name: 'a', value: {kind: 'array', id: 1, from: 1, to: 3}};
    expect(
      between([vector('tail', 1, 3), part], [vector('a', 2, 2)], {
        then: [{id: 1, values: [1, 2, 3]}],
        now: [{id: 2, values: [3, 2]}],
      }),
    ).toBe('No value changes.');
  });

  it('says what a changed pointer leads to', () => {
    const node = (id: number, value: number, next: Value): Cells => ({
      id,
      values: [
        {
          kind: 'record',
          fields: [
            ['value', value],
            ['next', next],
          ],
        },
      ],
      block: true,
    });
    const none = {kind: 'none'} as const;
    const to = (id: number): Value => ({kind: 'array', id, from: 0, to: 1});
    const nodes = {then: [node(1, 7, to(2)), node(2, 8, none)]};
    const head = vector('head', 1, 1);
    expect(between([head, vector('p', 1, 1)], [head, vector('p', 2, 1)], nodes)).toBe(
      '`p` points to `{value: 8, next: none}`.',
    );
    expect(
      between([{name: 'head', value: none}, vector('fresh', 1, 1)], [head, vector('fresh', 1, 1)], {
        ...nodes,
        writes: [[1, 0]],
      }),
    ).toBe('`head[0]` is set to `{value: 7, next: →}` again; `head` points to `fresh`.');
    expect(between([], [vector('q', 3, 2)], {then: [{...node(3, 1, none), size: 2}]})).toBe(
      '`q` points to memory (elements: 2).',
    );
  });

  it('gives the size of an optional vector that had no value before', () => {
    expect(
      between([{name: 'a', value: {kind: 'none'}}], [vector('a', 1, 2)], {
        then: [{id: 1, values: [3, 4]}],
      }),
    ).toBe('`a` now has 2 elements.');
  });

  it('gives the sizes of rows of a table that are swapped or lose elements', () => {
    const rows = (...ids: readonly [number, number][]): Cells => ({
      id: 1,
      values: ids.map(([id, size]) => ({kind: 'array', id, from: 0, to: size})),
    });
    const two: Cells = {id: 2, values: [1, 2]};
    const three: Cells = {id: 3, values: [3, 4, 5]};
    const table = vector('t', 1, 2);
    const then = [rows([2, 2], [3, 3]), two, three];
    expect(between([table], [table], {then, now: [rows([3, 3], [2, 2]), two, three]})).toBe(
      '`t[0]` now has 3 elements; `t[1]` now has 2 elements.',
    );
    const now = [rows([2, 1], [3, 3]), {id: 2, values: [1]}, three];
    expect(between([table], [table], {then, now})).toBe('`t[0]` now has 1 element.');
  });

  it('shows the elements of vectors inside other values', () => {
    const map = (id: number, size: number): Local => ({
      name: 'm',
      value: {kind: 'map', entries: [[1, {kind: 'array', id, from: 0, to: size}]]},
    });
    const values = [7, 8, 9, 10];
    expect(
      between([map(1, 3)], [map(2, 4)], {
        then: [{id: 1, values: values.slice(0, 3)}],
        now: [{id: 2, values}],
      }),
    ).toBe('`m` now has `1 → {7, 8, 9, …}`.');
  });

  it('describes a larger block that the listing allocated as memory, not as a vector that moves', () => {
    const block = (id: number, ...values: readonly number[]): Cells => ({id, values, block: true});
    const larger = vector('larger', 2, 2);
    expect(
      between([vector('cells', 1, 1), larger], [vector('cells', 2, 2)], {
        then: [block(1, 7), block(2, 7, 0)],
        now: [block(2, 7, 0)],
        freed: [1],
      }),
    ).toBe('Memory is freed (elements: 1); `cells` points to memory (elements: 2).');
  });

  it('does not mistake an empty vector for a part of another', () => {
    const none = {then: [{id: 1, values: []}]};
    const [a, b] = [vector('a', 1, 0), vector('b', 1, 0)];
    expect(between([a], [a, b], none)).toBe('`b` starts (elements: 0).');
    const steps = [{line: 1, calls: [{name: 'f', line: 1, locals: [a, b]}], arrays: none.then}];
    const started = steps.map((step) => ({...step, reads: [], writes: []}));
    expect(describeStep({input: '', omittedSteps: 1, steps: started}, 0, [])).toBe(
      '`f` starts with `a`, `b`.',
    );
    const returned = {name: 'g', value: b.value};
    expect(between([a], [a], {...none, returned})).toBe('`g` returns `{}`.');
  });

  it('gives only a lower bound of reads and writes if the step does not list all of them', () => {
    const cells: Cells = {id: 1, values: [3, 1]};
    const step = {
      then: [cells],
      reads: [[1, 0]] as const,
      writes: [[1, 1]] as const,
      more: 1125,
    };
    expect(between([], [], step)).toBe('Elements are read or written more than 2 times.');
    const reads = Array.from({length: 64}, () => [1, 0] as const);
    expect(between([], [], {...step, reads, writes: []})).toBe(
      'Elements are read or written more than 64 times.',
    );
  });

  it.each([
    ['  break;', '`break` ends the loop or switch.'],
    ['return shift;', 'The function is about to return.'],
    ['  return;', 'The function is about to return.'],
    ['} catch (int code) {', 'The exception is caught.'],
    ['  catch (...) {', 'The exception is caught.'],
    ['try { f(); } catch (...) {}', 'No value changes.'],
    ['throw_no_more();', 'No value changes.'],
    ['no_break();', 'No value changes.'],
    ['no_return();', 'No value changes.'],
  ])('says what "%s" does if no value changes', (line, sentence) => {
    const step: Step = {line: 1, calls: [], arrays: [], reads: [], writes: []};
    expect(describeStep({input: '', omittedSteps: 1, steps: [step, step]}, 1, [line])).toBe(
      sentence,
    );
  });

  it('says that an exception is thrown, after what else the step did', () => {
    const n = (value: number): Local => ({name: 'n', value});
    expect(between([n(1)], [n(1)], {throws: true})).toBe('An exception is thrown.');
    expect(between([n(1)], [n(2)], {throws: true})).toBe(
      '`n` becomes `2`; an exception is thrown.',
    );
  });

  it('does not call a variable that the function only declares an argument', () => {
    const room: Cells = {id: 1, values: [{kind: 'unknown'}, {kind: 'unknown'}]};
    const called = (locals: readonly Local[], calls: readonly Call[] = []): string => {
      const step: Step = {line: 1, calls, arrays: [room], reads: [], writes: []};
      const steps = [step, {...step, calls: [...calls, {name: 'f', line: 1, locals}]}];
      return describeStep({input: '', omittedSteps: 1, steps}, 1, ['f();']);
    };
    const unset: Local = {name: 'i', value: {kind: 'unknown'}};
    const row = vector('row', 1, 2);
    expect(called([unset])).toBe('`f` is called.');
    expect(called([{name: 'n', value: 3}, unset, row])).toBe('`f` is called with `n = 3`.');
    const caller: Call = {name: 'main', line: 1, locals: [vector('room', 1, 2)]};
    expect(called([row], [caller])).toBe('`f` is called with `row = room`.');
  });

  it('says which cells were read if nothing else happened', () => {
    const step = {then: [{id: 1, values: [4, 7]}], reads: [[1, 1] as const, [1, 0] as const]};
    const a = vector('a', 1, 2);
    expect(between([a], [a], step)).toBe('Read: `a[1] = 7`, `a[0] = 4`.');
    expect(between([a], [a], {...step, reads: [...step.reads, [1, 1], [1, 2]]})).toBe(
      'Read: `a[1] = 7`, `a[0] = 4`.',
    );
    const j = (value: number): Local => ({name: 'j', value});
    expect(between([a, j(0)], [a, j(1)], step)).toBe('`j` becomes `1`.');
  });

  it('gives only the number of cells if more than three were read', () => {
    const read = (count: number) =>
      between([vector('a', 1, 4)], [vector('a', 1, 4)], {
        then: [{id: 1, values: [4, 7, 2, 9]}],
        reads: [0, 1, 2, 3].slice(0, count).map((index) => [1, index] as const),
      });
    expect(read(3)).toBe('Read: `a[0] = 4`, `a[1] = 7`, `a[2] = 2`.');
    expect(read(4)).toBe('4 cells are read.');
  });

  it('gives only the number of changes if there are more than six', () => {
    const change = (count: number) => {
      const at = (value: number) =>
        Array.from({length: count}, (_, i): Local => ({name: `x${i}`, value}));
      return between(at(0), at(1));
    };
    expect(change(6)).toMatch(/^`x0` becomes `1`; .*; `x5` becomes `1`\.$/);
    expect(change(7)).toBe('7 values change.');
  });

  it('reports two cells that change places only if no third cell is written', () => {
    const write = (...values: readonly number[]) =>
      between([vector('a', 1, 3)], [vector('a', 1, 3)], {
        then: [{id: 1, values: [1, 2, 3]}],
        now: [{id: 1, values}],
        writes: [...values.keys()].map((index) => [1, index] as const),
      });
    expect(write(2, 1, 9)).toBe('`a[0]` becomes `2`; `a[1]` becomes `1`; `a[2]` becomes `9`.');
  });

  it('does not repeat what was written to memory when it says which pointer points to it', () => {
    expect(
      between([], [vector('p', 1, 1)], {
        now: [{id: 1, values: [7], block: true}],
        writes: [[1, 0]],
      }),
    ).toBe('`p[0]` is added: `7`; `p` points to memory (elements: 1).');
  });

  it('says that a function without variables starts or is called', () => {
    const call = {name: 'main', line: 1, locals: []};
    const step: Step = {line: 1, calls: [call], arrays: [], reads: [], writes: []};
    const inner = {...step, calls: [call, {...call, name: 'f'}]};
    const run: Trace = {input: '', omittedSteps: 1, steps: [step, inner, {...step, calls: []}]};
    expect(describeStep(run, 0, [])).toBe('`main` starts.');
    expect(describeStep(run, 1, [])).toBe('`f` is called.');
    expect(describeStep({...run, steps: [{...step, calls: []}]}, 0, [])).toBe(
      'The program starts.',
    );
  });

  it('adds no comment to a condition that is false', () => {
    const steps = [true, false].map((holds): Step => ({
      ...{line: 1, calls: [], arrays: [], reads: [], writes: []},
      test: {text: 'i < n', holds},
    }));
    const run: Trace = {input: '', omittedSteps: 1, steps: [...steps, ...steps]};
    const source = ['while (i < n) {  // one more element is left'];
    expect(describeStep(run, 1, source)).toBe('`i < n` is false.');
    expect(describeStep(run, 2, source)).toBe('`i < n` is true. One more element is left.');
  });

  it('shows the comment alone if no value changes', () => {
    const step: Step = {line: 1, calls: [], arrays: [], reads: [], writes: []};
    const run: Trace = {input: '', omittedSteps: 1, steps: [step, step]};
    expect(describeStep(run, 1, ['visit(0);  // nothing is left'])).toBe('Nothing is left.');
  });

  it('cuts an answer of a million characters', () => {
    const long = {...trace, answer: `[${'0, '.repeat(333_333)}0]`};
    const words = describeStep(long, trace.steps.length - 1, lines);
    expect(words).toContain('The answer: `[0, 0, 0');
    expect(words.length).toBeLessThan(1000);
  });

  it('gives the answer only at the end of the run, and nothing for a step that does not exist', () => {
    const run = {...trace, omittedSteps: 1};
    expect(describeStep(run, trace.steps.length - 1, lines)).not.toContain('The answer');
    expect(describeStep(run, trace.steps.length, lines)).toBe('');
  });

  it('says so if nothing changed', () => {
    expect(between([], [])).toBe('No value changes.');
    const hidden: Local = {name: 'either', value: {kind: 'elsewhere'}};
    expect(between([hidden], [hidden])).toBe('No value that is shown changes.');
    const some = [{id: 1, values: [1, 2], size: 100}];
    expect(between([vector('a', 1, 100)], [vector('a', 1, 100)], {then: some})).toBe(
      'No value that is shown changes.',
    );
    const links = [{id: 1, values: [7, hidden.value]}];
    expect(between([vector('a', 1, 2)], [vector('a', 1, 2)], {then: links})).toBe(
      'No value that is shown changes.',
    );
  });
});

describe('plainText', () => {
  it('removes the marks of code', () => {
    expect(plainText('`a[0]` becomes `1`.')).toBe('a[0] becomes 1.');
  });
});

describe('touchingSteps', () => {
  it('finds the steps that touched a cell', () => {
    const steps = touchingSteps(trace, {kind: 'cell', id: 1, index: 3});
    expect(steps.map((step) => sentences[step]?.slice(0, 33))).toEqual([
      '`a[2]` and `a[3]` change places. ',
      '`a[0]` and `a[3]` change places. ',
    ]);
  });

  it('finds the steps that changed a variable', () => {
    const steps = touchingSteps(trace, {kind: 'variable', call: 'rotate_left', name: 'shift'});
    expect(steps).toEqual([2]);
  });
});
