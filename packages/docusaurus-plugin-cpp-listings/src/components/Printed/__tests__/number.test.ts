import {describe, expect, it} from 'vitest';
import {printedNumber} from '../number';

const output = `1000 pushes carried 1,023 elements over; capacity 1024

shift 1
  juggling     1024             64
every shift
  juggling       64    943.50   -7
`;

describe('printedNumber', () => {
  it.each([
    [{row: '1000 pushes carried', column: 1}, '1,023'],
    [{row: '1000 pushes carried', column: 2}, '1024'],
    [{row: 'juggling', column: 2}, '64'],
    [{under: 'every shift', row: 'juggling', column: 2}, '943.50'],
    [{under: 'every shift', row: 'juggling', column: 3}, '-7'],
  ])('finds %j', (place, number) => {
    expect(printedNumber(output, place)).toBe(number);
  });

  it.each([
    {row: 'reversal', column: 1},
    {row: 'juggling', column: 3},
    {under: 'no shift', row: 'juggling', column: 1},
    {under: 'every shift', row: 'shift 1', column: 1},
  ])('finds nothing at %j', (place) => {
    expect(printedNumber(output, place)).toBeUndefined();
  });
});
