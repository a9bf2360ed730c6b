import {expect, it} from 'vitest';
import {handMadeModule, type Behaviour} from '../../../run/__fixtures__/handMadeModules';
import {handleCheck} from '../checkHandler';
import type {CheckProtocol} from '../checkProtocol';

const cases = [
  {input: '[1]', output: '1'},
  {input: '[2]', output: '2'},
];

/** Tries a program with a fixed answer; returns all events. */
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

/** Returns the result for each input. */
const check = async (...given: Parameters<typeof toldOf>) =>
  (await toldOf(...given)).flatMap((event) =>
    event.type === 'tried' ? [{...event.tried, isRandom: event.isRandom}] : [],
  );

it('a check tries all cases, and no random input if a case is wrong', async () => {
  for (const answer of ['1', '2']) {
    expect(await check({answer}, {answer})).toMatchObject([
      {input: '[1]', isRight: answer === '1', isRandom: false, outcome: {answer}},
      {input: '[2]', isRight: answer === '2', isRandom: false, outcome: {answer}},
    ]);
  }
});

it('a check tries random inputs if all cases are right, up to the first wrong answer', async () => {
  const right = await check({answer: '1'}, {answer: '1'}, cases.slice(0, 1));
  expect(right.map(({isRandom}) => isRandom)).toEqual([false, true, true, true]);
  expect(right.every(({isRight}) => isRight)).toBe(true);
  const wrong = await check({answer: '1'}, {answer: '7'}, cases.slice(0, 1));
  expect(wrong.slice(1)).toMatchObject([{isRandom: true, isRight: false, output: '7'}]);
});

it('a check starts the time limit for each input, and before it makes a random one', async () => {
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

it('a check makes each random input with another seed', async () => {
  const solution = {answer: 'a'.repeat(100), isSeeded: true};
  const tried = await check(solution, solution, [], 13);
  const [first, twelfth] = [tried[0], tried[11]];
  // The first and the twelfth input have the same size.
  expect(first?.input).toBeDefined();
  expect(twelfth?.input).not.toBe(first?.input);
});

/** Returns the sizes of the random inputs that a program with so many steps is tried on. */
async function sizesFor(steps: number, count: number): Promise<number[]> {
  // An input has one more character for each element.
  const program = {answer: 'a'.repeat(400), steps};
  const lengths = (await check(program, program, [], count)).map(({input}) => input.length);
  return lengths.map((length) => length - (lengths[0] ?? 0));
}

it('a check makes random inputs of none to ten elements in turn, and every eighth of 40', async () => {
  expect((await sizesFor(10, 18)).slice(0, 17)).toEqual([
    ...[0, 1, 2, 3, 4, 5, 6, 40],
    ...[8, 9, 10, 0, 1, 2, 3, 40],
    5,
  ]);
});

it('a check makes a last random input of 300 elements, unless the program could take too many steps', async () => {
  expect((await sizesFor(11_851, 8)).at(-1)).toBe(300);
  expect((await sizesFor(11_852, 8)).at(-1)).toBe(40);
});

it('a check tries no further case after a program does not end', async () => {
  expect(await check({panic: 'endless'}, {})).toMatchObject([
    {input: '[1]', isRight: false, outcome: {failure: {kind: 'endless'}}},
  ]);
});

it('a check lets the problem judge an answer if several answers are right', async () => {
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
