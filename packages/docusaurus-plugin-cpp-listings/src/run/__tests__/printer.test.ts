import {expect, it} from 'vitest';
import {Printer} from '../printer';

const printedBy = (...pieces: readonly Uint8Array[]) => {
  const printer = new Printer();
  pieces.forEach((piece) => printer.add(piece));
  return printer.finish();
};
const bytes = (text: string) => new TextEncoder().encode(text);

it('decodes a character that is split between two writes', () => {
  const euro = bytes('1 €');
  expect(printedBy(euro.slice(0, 3), euro.slice(3))).toEqual({text: '1 €', omittedCharacters: 0});
});

it('shows a replacement character for a character that lacks its last bytes', () => {
  expect(printedBy(bytes('A€').slice(0, 3))).toEqual({text: 'A\uFFFD', omittedCharacters: 0});
});

it('keeps the first 10,000 characters and counts the rest', () => {
  expect(printedBy(bytes('a'.repeat(9_999)), bytes('bcd'), bytes('e'))).toEqual({
    text: `${'a'.repeat(9_999)}b`,
    omittedCharacters: 3,
  });
});

it('counts an emoji as one character and does not split it', () => {
  const printed = printedBy(bytes(`${'a'.repeat(9_999)}😀😀b`));
  expect(printed).toEqual({text: `${'a'.repeat(9_999)}😀`, omittedCharacters: 2});
});

it('is full after more than ten million bytes', () => {
  const printer = new Printer();
  printer.add(new Uint8Array(10_000_000));
  expect(printer.isFull).toBe(false);
  printer.add(new Uint8Array(1));
  expect(printer.isFull).toBe(true);
});

it('returns nothing if nothing was printed', () => {
  expect(printedBy()).toBeUndefined();
});
