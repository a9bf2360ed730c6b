import {describe, expect, it} from 'vitest';
import type {Call, Step, Trace} from '../../../model/trace';
import {choicesAt, keyOf, touchingSteps} from '../watched';

const whole = (id: number) => ({kind: 'array', id, from: 0, to: 2}) as const;

/** A step in `f`, which `main` called, with variables of the same names. */
function step(inMain: number, i: number, j: number, changes: Partial<Step> = {}): Step {
  const main: Call = {name: 'main', line: 9, locals: [{name: 'i', value: inMain}]};
  const f: Call = {
    name: 'f',
    line: 1,
    locals: [
      {name: 'a', value: whole(1)},
      {name: 'b', value: whole(2)},
      {name: 'i', value: i},
      {name: 'j', value: j},
    ],
  };
  const arrays = [
    {id: 1, values: [4, 7]},
    {id: 2, values: [5, 6]},
  ];
  return {line: 1, calls: [main, f], arrays, reads: [], writes: [], ...changes};
}

const runOf = (...steps: readonly Step[]): Trace => ({input: '', omittedSteps: 0, steps});

describe('the choices at a step', () => {
  it('are the variables of the running function, then the cells', () => {
    const choices = choicesAt(runOf(step(0, 0, 0)), 0);
    expect(choices.map(({label}) => label)).toEqual([
      ...['a', 'b', 'i', 'j', 'a[0]', 'a[1]', 'b[0]', 'b[1]'],
    ]);
    expect(choices[2]?.watched).toEqual({kind: 'variable', call: 'f', name: 'i'});
    expect(choices.at(-1)?.watched).toEqual({kind: 'cell', id: 2, index: 1});
    expect(new Set(choices.map(({watched}) => keyOf(watched))).size).toBe(choices.length);
  });

  it('are only cells if no function runs, and none if the run does not have the step', () => {
    const run = runOf(step(0, 0, 0, {calls: []}));
    expect(choicesAt(run, 0).filter(({watched}) => watched.kind === 'variable')).toEqual([]);
    expect(choicesAt(run, 1)).toEqual([]);
  });
});

describe('the steps that touched', () => {
  it('a cell are those that read or wrote it, and not the same cell of another array', () => {
    const run = runOf(
      step(0, 0, 0, {reads: [[1, 1]]}),
      step(0, 0, 0, {reads: [[1, 1]]}),
      step(0, 0, 0, {reads: [[2, 1]], writes: [[1, 0]]}),
      step(0, 0, 0, {writes: [[1, 1]]}),
    );
    expect(touchingSteps(run, {kind: 'cell', id: 1, index: 1})).toEqual([1, 3]);
  });

  it('a variable are those that changed it, and not the same name in another function', () => {
    const run = runOf(step(0, 0, 0), step(1, 0, 0), step(1, 0, 1), step(1, 1, 1));
    expect(touchingSteps(run, {kind: 'variable', call: 'f', name: 'i'})).toEqual([3]);
    expect(touchingSteps(run, {kind: 'variable', call: 'main', name: 'i'})).toEqual([1]);
  });
});
