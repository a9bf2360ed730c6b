import {describe, expect, it} from 'vitest';
import {readSize, sizeLimit} from '../size';

const array = (size?: readonly [number, number]) => ({name: 'a', type: 'array of int', size});

describe('readSize', () => {
  it.each([
    ['1', 1],
    [' 1,000 ', 1000],
    ['65 536', 65_536],
  ])('reads %j', (text, size) => {
    expect(readSize(text, 65_536)).toEqual({size});
  });

  it.each(['', '0', '-3', '2.5', '1e3', 'ten', '65537', '99999999999999999999'])(
    'rejects %j and says what to write',
    (text) => {
      expect(readSize(text, 65_536)).toEqual({error: 'Write a whole number from 1 to 65,536.'});
    },
  );
});

it('allows no larger array than the problem does', () => {
  expect(sizeLimit({inputs: [array([0, 1000]), array()]})).toBe(1000);
  expect(sizeLimit({inputs: [array([0, 100_000])]})).toBe(65_536);
});
