import {describe, expect, it} from 'vitest';
import type {InputData} from '../../../model/problem';
import type {Step, Trace} from '../../../model/trace';
import {describeSteppingError, initialStateOf, inputOf, isUsed} from '../initialState';
import type {RunLink} from '../runLink';

const inputs: readonly InputData[] = [
  {name: 'a', type: 'int[]'},
  {name: 'k', type: 'int'},
];
const step: Step = {line: 1, calls: [], arrays: [], reads: [], writes: []};
const trace: Trace = {input: '[1, 2]; 1', steps: [step, step, step], omittedSteps: 0};

const stateOf = (link?: Omit<RunLink, 'file'>) =>
  initialStateOf(inputs, trace, link && {file: 'turn/a.cpp', ...link});

describe('a panel begins', () => {
  it.each([
    ['with the example', undefined, {texts: ['[1, 2]', '1'], position: 0}],
    ['at the first step of a link', {step: '0'}, {texts: ['[1, 2]', '1'], position: 0}],
    ['at a step of a link to the example', {input: '[1, 2]; 1', step: '1'}, {position: 1}],
    ['at the step of a link', {step: '2'}, {texts: ['[1, 2]', '1'], position: 2}],
    ['with a run of the input of a link', {input: '[3]; 2'}, {position: 0, input: '[3]; 2'}],
  ])('%s', (_, link, state) => {
    expect(stateOf(link)).toMatchObject(state);
    expect(stateOf(link).notice).toBeUndefined();
  });

  it.each([
    ['-1', 'a step that does not exist'],
    ['1.5', 'a step that does not exist'],
    ['3', 'a step that does not exist'],
    ['x', 'a step that does not exist'],
  ])('with the example if a link names the step %s', (number, notice) => {
    expect(stateOf({step: number})).toMatchObject({texts: ['[1, 2]', '1'], position: 0});
    expect(stateOf({step: number}).notice).toContain(notice);
  });

  it.each(['[3]', '[3]; x', '[3]; 2; 4'])(
    'with the example if the input of a link does not fit the problem: %s',
    (input) => {
      expect(stateOf({input})).toMatchObject({texts: ['[1, 2]', '1'], position: 0});
      expect(stateOf({input}).input).toBeUndefined();
      expect(stateOf({input}).notice).toContain('not valid for this problem');
    },
  );
});

it.each([
  ['[3]; x', 'The value is not a whole number: x'],
  [`[${Array.from({length: 65}, () => 1).join(', ')}]; 1`, 'these are 65'],
])('the notice says what is wrong with the input of a link: %s', (input, reason) => {
  const {notice, input: first} = stateOf({input});
  expect(notice).toContain(reason);
  expect(first).toBeUndefined();
});

it('the reader’s use of the preview is kept, and counts only if it changed something', () => {
  const use = {texts: ['[1, 2]', '3'], position: 1};
  expect(initialStateOf(inputs, trace, undefined, use)).toEqual(use);
  expect(isUsed(undefined, trace)).toBe(false);
  expect(isUsed({position: 0}, trace)).toBe(false);
  expect(isUsed({texts: ['[1, 2]', '1'], position: 0}, trace)).toBe(false);
  expect(isUsed({position: 1}, trace)).toBe(true);
  expect(isUsed({texts: ['[1, 2]', '2'], position: 0}, trace)).toBe(true);
});

it('the input of the fields is written as in problem.yaml, if all of them are right', () => {
  expect(inputOf(inputs, ['1,2', ' 3 '])).toBe('[1, 2]; 3');
  expect(inputOf(inputs, ['1,2', 'x'])).toBeUndefined();
  expect(inputOf(inputs, ['1,2'])).toBeUndefined();
});

it('a text of 400 characters can be stepped through, but not one of 401', () => {
  expect(describeSteppingError(['a'.repeat(400)])).toBeUndefined();
  expect(describeSteppingError([1n, 'a'.repeat(401)])).toContain('a text of at most 400');
  expect(describeSteppingError(['a'.repeat(401)])).toContain('a text of at most 400 characters');
});

it('64 elements in total can be stepped through, but not 65', () => {
  const elements = Array.from({length: 64}, () => 1n);
  expect(describeSteppingError([elements, 1n])).toBeUndefined();
  expect(describeSteppingError([[...elements, 1n]])).toContain('these are 65');
  const thousands = Array.from({length: 3000}, () => 1n);
  expect(describeSteppingError([thousands])).toContain('these are 3,000.');
});
