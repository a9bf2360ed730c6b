import {expect, it} from 'vitest';
import type {Outcome} from '../../../model/trace';
import {handMadeModule, type Behaviour} from '../../../run/__fixtures__/handMadeModules';
import {handleRun} from '../runHandler';
import type {RunTask} from '../runProtocol';

const module = (behaviour: Behaviour) => new WebAssembly.Module(handMadeModule(behaviour));

/** Runs a task; returns all events and then the result, in order. */
async function run(task: RunTask<WebAssembly.Module>): Promise<unknown[]> {
  const told: (string | Outcome)[] = [];
  const result = await handleRun(task, {
    notify: (outcome) => told.push(outcome),
    startTimeLimit: () => told.push('timing'),
  });
  return [...told, result];
}

const input = '[1]';
const counts = {steps: 9, reads: 0, writes: 0, allocations: 0};
/** A step before line 4 of a function that begins in line 3. */
const step = '{"l":4,"c":[["f",3,4,[]]]}';

it('a run has the plain program’s answer and the traced program’s counts', async () => {
  const modules = {
    plain: module({answer: '[7]', steps: 1}),
    traced: module({answer: '[8]', steps: 9}),
  };
  expect(await run({kind: 'count', modules, entry: 0, input})).toEqual([
    'timing',
    {answer: '[8]', counts},
    {type: 'answered', outcome: {answer: '[7]', counts}},
  ]);
});

it.each([
  ['refused', 'refused: k is not an index', 'k is not an index'],
  ['trap', 'an index out of range', 'an index out of range'],
])(
  'a run skips the plain program if the traced program fails: %s',
  async (kind, panic, message) => {
    const modules = {plain: module({answer: '[7]'}), traced: module({panic, steps: 9})};
    expect(await run({kind: 'count', modules, entry: 0, input})).toEqual([
      'timing',
      {type: 'answered', outcome: {failure: {kind, message}, counts}},
    ]);
  },
);

it('a run has the plain program’s answer if the traced program takes too many steps', async () => {
  const modules = {plain: module({answer: '[7]'}), traced: module({panic: 'endless', steps: 9})};
  const told = await run({kind: 'count', modules, entry: 0, input});
  expect(told.at(-1)).toEqual({type: 'answered', outcome: {answer: '[7]', counts}});
});

it('a run counts as endless if neither program ends', async () => {
  const never = module({panic: 'endless'});
  const told = await run({
    kind: 'count',
    modules: {plain: never, traced: never},
    entry: 0,
    input,
  });
  expect(told.at(-1)).toMatchObject({outcome: {failure: {kind: 'endless'}}});
});

it.each([
  ['the traced one', {panic: 'endless'}, {panic: 'an index out of range'}, 'endless'],
  ['the plain one', {answer: '[7]'}, {panic: 'an index out of range'}, 'trap'],
] as const)(
  'if the plain program fails, the reported failure is that of %s',
  async (_, traced, plain, kind) => {
    const modules = {plain: module(plain), traced: module(traced)};
    const told = await run({kind: 'count', modules, entry: 0, input});
    expect(told.at(-1)).toMatchObject({outcome: {failure: {kind}}});
  },
);

it('a trace task records the steps of a run', async () => {
  const modules = {traced: module({answer: '[1]', step, steps: 3})};
  expect(await run({kind: 'trace', modules, entry: 0, input})).toMatchObject([
    'timing',
    {type: 'traced', trace: {input, answer: '[1]', steps: [{line: 3}], omittedSteps: 3}},
  ]);
});

it.each([
  ['judge', 1],
  ['judgeOnly', 0],
] as const)('a task judges the answer, with or without recorded steps: %s', async (kind, count) => {
  const modules = {
    traced: module({answer: '[1]', step, verdict: 'expected [2]', isUnique: false}),
  };
  const [, judged] = await run({kind, modules, entry: 0, input});
  expect(judged).toMatchObject({
    type: 'judged',
    run: {wrong: 'expected [2]', isUnique: false, trace: {answer: '[1]'}},
  });
  expect(judged).toHaveProperty('run.trace.steps.length', count);
});

it('a measure task uses the input that the plain program makes', async () => {
  const modules = {plain: module({answer: '[1, 2, 3, 4, 5, 6]'}), traced: module({steps: 20})};
  // The fake module turns kind 5, the best, and 9 elements into 14 characters of its answer.
  expect(await run({kind: 'measure', modules, entry: 2, inputs: 'best', size: 9})).toMatchObject([
    'timing',
    {type: 'measured', counted: {costs: {steps: 20, work: 20 + 14, comparisons: 2}}},
  ]);
});

it('a measure task reports why a listing was not measured', async () => {
  const modules = {plain: module({answer: '[]'}), traced: module({panic: 'endless'})};
  const told = await run({kind: 'measure', modules, entry: 0, inputs: 'worst', size: 1});
  expect(told.at(-1)).toMatchObject({counted: {failure: {kind: 'endless'}}});
});

it('a time task returns the times that the plain program reports', async () => {
  const time = {kind: 'time', entry: 0, inputs: 'worst', size: 3, seed: 1} as const;
  // Given a kind of inputs and a size, the module answers with this many characters: 7 + 3.
  const modules = {plain: module({answer: '600000 200 and more'})};
  const [, result] = await run({...time, modules});
  expect(result).toMatchObject({type: 'timed', time: {nanoseconds: 3000}});
  expect(result).toHaveProperty('clock');
});

it('a time task has no time if the problem has no such inputs', async () => {
  const modules = {plain: module({answer: ''})};
  const [, result] = await run({kind: 'time', entry: 0, inputs: 'best', size: 0, seed: 1, modules});
  expect(result).toMatchObject({type: 'timed', time: undefined});
});
