import {expect, it} from 'vitest';
import type {CheckReport} from '../../../workers/check/checkProgram';
import {isRightOnAll} from '../isRightOnAll';

const right = {input: '[1]', output: '1', outcome: {answer: '1'}, isRight: true};
const wrong = {...right, isRight: false};
const all: CheckReport = {cases: [right, right], random: 48};

it.each<[boolean, string, CheckReport]>([
  [true, 'all are right', all],
  [false, 'a case is wrong', {...all, cases: [right, wrong]}],
  [false, 'a random input is wrong', {...all, wrong}],
  [false, 'it was not tried on all', {...all, failure: 'it was still running after 5 seconds'}],
])('isRightOnAll returns %s if %s', (expected, _, checked) => {
  expect(isRightOnAll(checked)).toBe(expected);
});
