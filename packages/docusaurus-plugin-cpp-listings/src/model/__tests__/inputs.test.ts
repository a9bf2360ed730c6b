import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {InputData} from '../problem';
import {countElements, formatInputs, readInput, splitInputs, type InputValue} from '../inputs';

const ints: InputData = {name: 'a', type: 'int[]', size: [1, 4], values: [-10, 1000]};
const nested: InputData = {name: 'rows', type: 'int[][]', size: [0, 3]};
const text: InputData = {name: 'script', type: 'string', size: [0, 8]};
const int64: InputData = {name: 'k', type: 'int64'};

const valueOf = (input: InputData, typed: string) => {
  const read = readInput(input, typed);
  return 'value' in read ? formatInputs([read.value]) : read.fault;
};

describe('readInput', () => {
  it.each([
    [ints, '[1, 2, 3]', '[1, 2, 3]'],
    [ints, '1, 2 3', '[1, 2, 3]'],
    [ints, ' 1\n2\t3 ', '[1, 2, 3]'],
    [ints, '−5, +7', '[-5, 7]'],
    [nested, '[[1, 2], [], [3]]', '[[1, 2], [], [3]]'],
    [ints, '[1,2,]', '[1, 2]'],
    [ints, '1,200', '[1, 200]'],
    [ints, '{1, 2}', '[1, 2]'],
    [{name: 'a', type: 'int[]'}, '{}', '[]'],
    [nested, '[]', '[]'],
    [nested, '{{1, 2}, {}}', '[[1, 2], []]'],
    [text, 'push 1', '"push 1"'],
    [text, '', '""'],
    [int64, '9223372036854775807', '9223372036854775807'],
    [int64, '-9223372036854775808', '-9223372036854775808'],
    [int64, '-1,000,000', '-1000000'],
    [{name: 'n', type: 'unsigned 32-bit integer'}, '4294967295', '4294967295'],
  ] as const)('reads %o from %j', (input, typed, written) => {
    expect(valueOf(input, typed)).toBe(written);
  });

  it.each([
    [ints, '', {kind: 'empty'}],
    [int64, '  ', {kind: 'noNumber'}],
    [ints, '1, two', {kind: 'notANumber', text: 'two', element: 2}],
    [ints, '[1,000, 2]', {kind: 'grouped', text: '1,000', plain: '1000'}],
    [ints, '2, -31,200,050', {kind: 'grouped', text: '31,200,050', plain: '31200050'}],
    [nested, '[[1], [1,000]]', {kind: 'grouped', text: '1,000', plain: '1000'}],
    [ints, '1,,2', {kind: 'missing', element: 2}],
    [ints, '[, 2]', {kind: 'missing', element: 1}],
    [nested, '[[1, 2], [3, , 4]]', {kind: 'missing', element: 4}],
    [int64, '1,00', {kind: 'notANumber', text: '1,00'}],
    [int64, '1.5', {kind: 'notANumber', text: '1.5'}],
    [ints, '1, 2, 2000', {kind: 'tooLarge', text: '2000', limit: '1000', element: 3}],
    [ints, '-11', {kind: 'tooSmall', text: '-11', limit: '-10', element: 1}],
    [
      int64,
      '9223372036854775808',
      {kind: 'tooLarge', text: '9223372036854775808', limit: '9223372036854775807'},
    ],
    [{name: 'i', type: 'size_t'}, '-1', {kind: 'tooSmall', text: '-1', limit: '0'}],
    [ints, '1 2 3 4 5', {kind: 'tooLong', size: 5, limit: 4}],
    [ints, '[]', {kind: 'tooShort', size: 0, limit: 1}],
    [nested, '[[1], [2, 3], [], [4]]', {kind: 'tooLong', size: 4, limit: 3}],
    [text, 'nine, and', {kind: 'tooLong', size: 9, limit: 8}],
    [ints, '[1, 2', {kind: 'unbalanced'}],
    [ints, '[[1]]', {kind: 'tooDeep'}],
    [nested, '[1, [2]]', {kind: 'unbalanced'}],
    [nested, '[[1, 2], [3, x]]', {kind: 'notANumber', text: 'x', element: 4}],
    [text, 'say "x"', {kind: 'quote'}],
    [{...ints, sorted: true}, '1, 3, 2', {kind: 'unsorted', element: 3, text: '2'}],
  ] as const)('refuses for %o the text %j', (input, typed, fault) => {
    expect(valueOf(input, typed)).toEqual(fault);
  });

  it('reports the whole of the first number with commas', () => {
    expect(valueOf(ints, '1,200 12,345,067,089,100 3,000')).toEqual({
      kind: 'grouped',
      text: '12,345,067,089',
      plain: '12345067089',
    });
  });

  it('reads many numbers of three digits quickly', () => {
    const typed = '123,'.repeat(200_000);
    expect(readInput({...ints, size: [0, 1]}, typed)).toEqual({
      fault: {kind: 'tooLong', size: 200_000, limit: 1},
    });
  });

  it('accepts an ascending array with equal neighbours as sorted', () => {
    expect(valueOf({...ints, sorted: true}, '1, 1, 2')).toBe('[1, 1, 2]');
  });
});

describe('splitInputs', () => {
  it('reverses formatInputs', () => {
    const long = fc.bigInt({
      min: -(BigInt(2) ** BigInt(63)),
      max: BigInt(2) ** BigInt(63) - BigInt(1),
    });
    const string = fc.string({unit: fc.constantFrom('a', ' ', ',', ';', '[', ']')});
    const value: fc.Arbitrary<[InputData, InputValue]> = fc.oneof(
      long.map((one): [InputData, InputValue] => [int64, one]),
      fc.array(long).map((all): [InputData, InputValue] => [{name: 'a', type: 'int64[]'}, all]),
      string.map((one): [InputData, InputValue] => [{name: 's', type: 'string'}, one]),
    );
    fc.assert(
      fc.property(fc.array(value, {minLength: 1, maxLength: 3}), (pairs) => {
        const line = formatInputs(pairs.map(([, one]) => one));
        const read = splitInputs(line).map((field, index) => {
          const input = pairs[index]?.[0];
          return input && readInput(input, field);
        });
        expect(read).toEqual(pairs.map(([, one]) => ({value: one})));
      }),
    );
  });
});

it('countElements counts the elements of arrays at any depth', () => {
  const one = BigInt(1);
  expect(countElements([[one, one], [[one], []], one, 'text'])).toBe(3);
});
