import {describe, expect, it} from 'vitest';
import type {InputData} from '../../../model/problem';
import {readInput} from '../../../model/inputs';
import {describeFieldError} from '../describeFieldError';

const array: InputData = {name: 'a', type: 'int[]', size: [1, 4], values: [-10, 1000]};
const number: InputData = {name: 'k', type: 'int', values: [0, 9]};
const text: InputData = {name: 'script', type: 'string'};

describe('a wrong field', () => {
  it.each([
    [array, '', 'This is empty; write [] for an array without elements.'],
    [array, '[1, 2', 'A square bracket is missing.'],
    [array, '[[1]]', 'There are square brackets inside; this array holds plain numbers.'],
    [array, '1, two', 'Element 2 is not a whole number: two'],
    [array, '1,,2', 'Element 2 is missing before a comma.'],
    [array, '[]', 'The size is 0; it must be at least 1.'],
    [array, '1 2 3 4 5', 'The size is 5; it must be at most 4.'],
    [array, '1, -11', 'Element 2 is -11; it must be at least -10.'],
    [array, '1, 2, 2000', 'Element 3 is 2000; it must be at most 1000.'],
    [
      {...array, sorted: true},
      '1, 3, 2',
      'Element 3 is 2, less than the one before it; the array must be in ascending order.',
    ],
    [number, '', 'Write a whole number.'],
    [number, '1.5', 'The value is not a whole number: 1.5'],
    [number, '-1', 'The value is -1; it must be at least 0.'],
    [number, '10', 'The value is 10; it must be at most 9.'],
    [text, 'say "x"', 'Double quotes cannot be part of this text.'],
  ])('of %o with the text %j is told what is wrong', (input, typed, message) => {
    const read = readInput(input, typed);
    expect('fault' in read && describeFieldError(read.fault)).toBe(message);
  });

  it('is told how to write one number and several numbers if the commas may mean either', () => {
    const read = readInput(array, '[1,000, 2]');
    expect('fault' in read && describeFieldError(read.fault)).toMatch(
      /^1,000 may be one number or several\. Write 1000 for one; put a space after each comma/,
    );
  });

  it.each([
    ['a text of 30 characters whole', 'x'.repeat(30), `: ${'x'.repeat(30)}`],
    ['the beginning of a longer text', 'x'.repeat(31), `: ${'x'.repeat(29)}…`],
  ])('quotes %s', (_, typed, ending) => {
    const read = readInput(number, typed);
    expect('fault' in read && describeFieldError(read.fault).endsWith(ending)).toBe(true);
  });
});
