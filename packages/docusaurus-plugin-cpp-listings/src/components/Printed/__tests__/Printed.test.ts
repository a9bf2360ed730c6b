import {expect, it} from 'vitest';
import type {ListingData} from '../../../model/problem';
import Printed from '..';

const file = 'rotate-array/reversal.cpp';
const data: ListingData = {
  file,
  firstLine: 1,
  code: '',
  lines: [],
  output: 'moves: 12500\n',
};

it('shows a printed number with a thousands separator', () => {
  expect(Printed({file, row: 'moves', data})).toBe('12,500');
});

it('fails the build if the program printed no such line, and quotes the line', () => {
  expect(() => Printed({file, row: 'no such line', data, place: 'a.mdx:3'})).toThrow(
    `a.mdx:3: <Printed file="${file}">: its output has no number 1 in a line that begins "no such line"`,
  );
});

it('begins the error with the element if its place is not known', () => {
  expect(() => Printed({file, row: 'no such line', data})).toThrow(/^<Printed file=/);
});
