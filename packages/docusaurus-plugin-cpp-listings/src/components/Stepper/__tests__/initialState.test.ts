import {describe, expect, it} from 'vitest';
import type {InputData} from '../../../model/problem';
import type {Step, Trace} from '../../../model/trace';
import {describeSteppingError, initialStateOf} from '../initialState';
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

it('a text of 400 characters can be stepped through, but not one of 401', () => {
  expect(describeSteppingError(['a'.repeat(400)])).toBeUndefined();
  expect(describeSteppingError(['a'.repeat(401)])).toContain('a text of at most 400 characters');
});

it('64 elements in total can be stepped through, but not 65', () => {
  const elements = Array.from({length: 64}, () => 1n);
  expect(describeSteppingError([elements, 1n])).toBeUndefined();
  expect(describeSteppingError([[...elements, 1n]])).toContain('these are 65');
});
