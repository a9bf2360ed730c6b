import {expect, it} from 'vitest';
import type {BaselineWork} from '../../model/bugHunt';
import type {JudgedRun} from '../../model/judgement';
import {judgeRuns} from '../judge';
import type {Failure} from '../../model/trace';

interface Shape {
  readonly answer?: string;
  readonly wrong?: string;
  readonly accesses?: number;
  readonly failure?: Failure;
}

function run({answer = '1', wrong = '', accesses = 10, failure}: Shape = {}): JudgedRun {
  return {
    wrong,
    isUnique: true,
    accesses,
    trace: {input: '[1]', steps: [], omittedSteps: 0, ...(failure ? {failure} : {answer})},
  };
}

const baseline = {pitfall: 4, correct: 10};

const judge = (pitfall: Shape, correct: Shape = {}) =>
  judgeRuns(run(pitfall), run(correct), {fails: 'wrong answer', baseline});

it('lets a program survive if the problem accepts its answer, even a different one', () => {
  expect(judge({answer: '2', wrong: ''})).toEqual({kind: 'survived'});
});

it('reports a wrong answer if the problem does not accept it', () => {
  expect(judge({answer: '2', wrong: 'expected 1'})).toEqual({
    kind: 'broken',
    how: 'wrong answer',
  });
});

it('distinguishes a program that a check stops from one that does not end', () => {
  const message = 'a sum of signed integers overflows';
  expect(judge({failure: {kind: 'trap', message}})).toMatchObject({how: 'trap'});
  expect(judge({failure: {kind: 'endless', message}})).toMatchObject({how: 'endless loop'});
});

it('judges a program too slow only if it is known to be slow and its work grows more than five times as fast', () => {
  const slow = (accesses: number, correct: number) =>
    judgeRuns(run({accesses}), run({accesses: correct}), {fails: 'too slow', baseline});
  expect(slow(20, 10)).toEqual({kind: 'survived'});
  expect(slow(21, 10)).toEqual({kind: 'broken', how: 'too slow'});
  // The input is three times as large, and both programs do three times the work.
  expect(slow(60, 30)).toEqual({kind: 'survived'});
  expect(judge({accesses: 21})).toEqual({kind: 'survived'});
});

it('counts a baseline without work as one access', () => {
  const slow = (pitfall: number, correct: number, base: BaselineWork) =>
    judgeRuns(run({accesses: pitfall}), run({accesses: correct}), {
      fails: 'too slow',
      baseline: base,
    }).kind;
  expect(slow(5, 10, {pitfall: 0, correct: 10})).toBe('survived');
  expect(slow(6, 10, {pitfall: 0, correct: 10})).toBe('broken');
  expect(slow(24, 1, {pitfall: 4, correct: 0})).toBe('broken');
});

it('is undecided if the correct program fails', () => {
  const failure = {kind: 'endless', message: 'it was stopped'} as const;
  expect(judge({failure}, {failure})).toEqual({kind: 'undecided', message: 'it was stopped'});
});

it('is undecided if the correct program’s own answer is wrong', () => {
  const undecided = {kind: 'undecided', message: 'expected 1'};
  const failure = {kind: 'trap', message: 'a read past the end'} as const;
  for (const pitfall of [{}, {wrong: 'expected 1'}, {failure}, {accesses: 1000}]) {
    expect(judge(pitfall, {answer: '2', wrong: 'expected 1'})).toEqual(undecided);
  }
});

it('passes on the reason why an input is refused', () => {
  const failure = {kind: 'refused', message: 'k is not an index'} as const;
  expect(judge({failure})).toEqual({kind: 'refused', message: 'k is not an index'});
});
