import {describe, expect, it} from 'vitest';
import {failureOf} from '../failureOf';

const messageOf = (trap: string) =>
  failureOf(new WebAssembly.RuntimeError(trap), undefined).message;

describe('a trap of an engine', () => {
  it.each([
    'null function or function signature mismatch',
    'table index is out of bounds',
    'indirect call to null',
    'indirect call signature mismatch',
    'call_indirect to a null table entry (evaluating ...)',
    'Out of bounds call_indirect (evaluating ...)',
  ])('is a call through a null or invalid function pointer: %s', (trap) => {
    expect(messageOf(trap)).toBe('a call through a null or invalid function pointer');
  });

  it.each([
    ['memory access out of bounds', 'an access outside the memory of the program'],
    ['divide by zero', 'a division by zero'],
    ['unreachable', 'a runtime check stopped the program'],
  ])('has a message of its own: %s', (trap, message) => {
    expect(messageOf(trap)).toBe(message);
  });
});
