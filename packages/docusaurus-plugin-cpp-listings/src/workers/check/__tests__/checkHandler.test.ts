import {expect, it} from 'vitest';
import {handMadeModule, type Behaviour} from '../../../run/__fixtures__/handMadeModules';
import {handleCheck} from '../checkHandler';
import type {CheckProtocol} from '../checkProtocol';

const cases = [
  {input: '[1]', output: '1'},
  {input: '[2]', output: '2'},
];

/** Tries a program that answers one thing; returns all that was told. */
async function toldOf(program: Behaviour, solution: Behaviour, wanted = cases, count = 3) {
  const told: (CheckProtocol['event'] | {readonly type: 'limit'})[] = [];
  await handleCheck(
    {
      module: handMadeModule(program),
      solution: {module: new WebAssembly.Module(handMadeModule(solution)), entry: 0},
      cases: wanted,
      random: {count, seed: 1},
    },
    {notify: (event) => told.push(event), startTimeLimit: () => told.push({type: 'limit'})},
  );
  return told;
}

/** Returns what was told of each input. */
const check = async (...given: Parameters<typeof toldOf>) =>
  (await toldOf(...given)).flatMap((event) =>
    event.type === 'tried' ? [{...event.tried, isRandom: event.isRandom}] : [],
  );

it('tries all cases, and no random input where one is wrong', async () => {
  for (const answer of ['1', '2']) {
    expect(await check({answer}, {answer})).toMatchObject([
      {input: '[1]', isRight: answer === '1', isRandom: false, outcome: {answer}},
      {input: '[2]', isRight: answer === '2', isRandom: false, outcome: {answer}},
    ]);
  }
});

it('tries random inputs where all cases are right, up to the first wrong one', async () => {
  const right = await check({answer: '1'}, {answer: '1'}, cases.slice(0, 1));
  expect(right.map(({isRandom}) => isRandom)).toEqual([false, true, true, true]);
  expect(right.every(({isRight}) => isRight)).toBe(true);
  const wrong = await check({answer: '1'}, {answer: '7'}, cases.slice(0, 1));
  expect(wrong.slice(1)).toMatchObject([{isRandom: true, isRight: false, output: '7'}]);
});

it('starts the time limit for each input, and before a random one is made', async () => {
  const told = await toldOf({answer: '1'}, {answer: '1'}, cases.slice(0, 1), 2);
  const ofRandom = ['limit', 'trying', 'limit', 'tried'];
  expect(told.map(({type}) => type)).toEqual([
    'trying',
    'limit',
    'tried',
    ...ofRandom,
    ...ofRandom,
  ]);
});

it('makes each random input by another seed', async () => {
  const solution = {answer: 'a'.repeat(100), isSeeded: true};
  const tried = await check(solution, solution, [], 12);
  const [first, twelfth] = [tried[0], tried[11]];
  // Of the same size.
  expect(first?.input).toBeDefined();
  expect(twelfth?.input).not.toBe(first?.input);
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
  expect(await check({...judged, panic: 'an index out of range'}, {}, cases)).toMatchObject([
    {isRight: false, outcome: {failure: {kind: 'trap'}}},
    {isRight: false},
  ]);
  expect(await check({...judged, verdict: 'not in order'}, {}, cases.slice(0, 1))).toMatchObject([
    {isRight: false, complaint: 'not in order'},
  ]);
});
