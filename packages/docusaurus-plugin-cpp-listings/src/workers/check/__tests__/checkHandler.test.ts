import {expect, it, vi} from 'vitest';
import {handMadeModule, type Behaviour} from '../../../run/__fixtures__/handMadeModules';
import {handleCheck} from '../checkHandler';
import type {CheckProtocol} from '../checkProtocol';

const cases = [
  {input: '[1]', output: '1'},
  {input: '[2]', output: '2'},
];

const startTimeLimit = vi.fn<() => void>();

/** Tries a program that answers one thing; returns what was told of each input. */
async function check(program: Behaviour, solution: Behaviour, wanted = cases) {
  const events: CheckProtocol['event'][] = [];
  startTimeLimit.mockClear();
  await handleCheck(
    {
      module: handMadeModule(program),
      solution: {module: new WebAssembly.Module(handMadeModule(solution)), entry: 0},
      cases: wanted,
      random: {count: 3, seed: 1},
    },
    {notify: (event) => events.push(event), startTimeLimit},
  );
  return events.flatMap((event) =>
    event.type === 'tried' ? [{...event.tried, isRandom: event.isRandom}] : [],
  );
}

it('tries all cases, and no random input where one is wrong', async () => {
  expect(await check({answer: '1'}, {answer: '1'})).toMatchObject([
    {input: '[1]', isRight: true, isRandom: false},
    {input: '[2]', isRight: false, isRandom: false, outcome: {answer: '1'}},
  ]);
});

it('tries random inputs where all cases are right, up to the first wrong one', async () => {
  const right = await check({answer: '1'}, {answer: '1'}, cases.slice(0, 1));
  expect(right.map(({isRandom}) => isRandom)).toEqual([false, true, true, true]);
  expect(right.every(({isRight}) => isRight)).toBe(true);
  const wrong = await check({answer: '1'}, {answer: '7'}, cases.slice(0, 1));
  expect(wrong.slice(1)).toMatchObject([{isRandom: true, isRight: false, output: '7'}]);
});

it('starts the time limit for each input, and before a random one is made', async () => {
  await check({answer: '1'}, {answer: '1'}, cases.slice(0, 1));
  expect(startTimeLimit).toHaveBeenCalledTimes(1 + 2 * 3);
});

it('tries no further case once a program does not end', async () => {
  expect(await check({panic: 'endless'}, {})).toMatchObject([
    {input: '[1]', isRight: false, outcome: {failure: {kind: 'endless'}}},
  ]);
});

it('lets the problem judge an answer where several are right', async () => {
  const judged = {answer: '3', isUnique: false};
  expect(await check(judged, {answer: '3'}, cases.slice(0, 1))).toMatchObject([
    {isRight: true},
    {isRight: true},
    {isRight: true},
    {isRight: true},
  ]);
  expect(await check({...judged, verdict: 'not in order'}, {}, cases.slice(0, 1))).toMatchObject([
    {isRight: false, complaint: 'not in order'},
  ]);
});
