import {describe, expect, it} from 'vitest';
import type {Cells, Local, Step, Trace} from '../../../model/trace';
import {touchingSteps} from '../watched';
import {describeStep} from '../describeStep';
import {reversalTrace, source} from '../../../model/__fixtures__/reversal';

const lines = source.split('\n');
const trace = reversalTrace([1, 2, 3, 4], 2);
const sentences = trace.steps.map((_, position) => describeStep(trace, position, lines));

/** The sentence for the second of two steps of one function. */
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

describe('describeStep', () => {
  it('names the function and its arguments at the start', () => {
    expect(sentences[0]).toBe('`rotate_left` starts with `a`, `k = 2`.');
  });

  it('says whether a condition holds', () => {
    expect(sentences[1]).toBe('`a.empty()` does not hold.');
    expect(sentences).toContain('`left + 1 < right` holds.');
  });

  it('says what a function is called with, a part of an array by its bounds', () => {
    expect(sentences[3]).toBe('`reverse` is called with `part = a[0, 2)`.');
    expect(sentences).toContain('`reverse` is called with `part = a`.');
  });

  it('says what a function returned and which variable took it', () => {
    expect(sentences[2]).toBe('`left_shift` returns `2`; `shift` starts as `2`.');
  });

  it('adds the author’s comment to what happened', () => {
    expect(sentences).toContain('`a[0]` and `a[1]` change places. The ends change places.');
    expect(sentences.at(-1)).toMatch(
      /^`reverse` returns\. Exchanges the blocks and restores both\./,
    );
  });

  it('says what changed, and the answer at the end', () => {
    expect(sentences).toContain('`left` becomes `1`.');
    expect(sentences.at(-1)).toMatch(/The answer: `\[3, 4, 1, 2\]`\.$/);
  });

  it('ends a run that failed with the reason', () => {
    const failed: Trace = {
      ...trace,
      answer: undefined,
      failure: {kind: 'trap', message: 'division by zero'},
    };
    expect(describeStep(failed, trace.steps.length - 1, lines)).toMatch(
      /Here it stops: division by zero\.$/,
    );
  });

  it('says which entries a map gains and loses, and which fields of a record change', () => {
    const map = (...entries: [number, number][]) =>
      ({name: 'm', value: {kind: 'map', entries}}) as const;
    expect(between([map([1, 2], [5, 6])], [map([1, 2], [3, 4])])).toBe(
      '`m` gains `3 → 4`; `m` loses `5`.',
    );
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

  it('tells memory taken and given back, and cells that a vector gains', () => {
    const unknown = {kind: 'unknown'} as const;
    const old: Cells = {id: 1, values: [7], block: true};
    const larger: Cells = {id: 2, values: [unknown, unknown], block: true};
    expect(between([], [], {then: [old], now: [larger]})).toBe(
      'Memory is taken (elements: 2); memory is given back (elements: 1).',
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

  it('counts what it has no list of as reads and writes, which the rest are too', () => {
    const cells: Cells = {id: 1, values: [3, 1]};
    const step = {
      then: [cells],
      reads: [[1, 0]] as const,
      writes: [[1, 1]] as const,
      more: 1125,
    };
    expect(between([], [], step)).toBe('Elements are read and written more than 2 times.');
  });

  it('says so when nothing changed', () => {
    expect(between([], [])).toBe('No value changes.');
  });
});

describe('stepsOf', () => {
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
