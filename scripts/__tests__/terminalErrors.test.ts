import {expect, it} from 'vitest';
import {makeErrorsPrintOnce} from '../terminalErrors.mjs';

const mistake = 'listings/a/problem.yaml:3: "nom" is not allowed';
const ofPage = {message: `× Error: docs/a.mdx:92: ${mistake}`};
const other = {message: '× Error: docs/b.mdx:1: wrong'};

/** Returns the functions, and one that returns the errors that the terminal receives of the bundler. */
function makeTerminal() {
  const once = makeErrorsPrintOnce();
  const print = once.withUnprinted(({errors}) => errors);
  return {...once, print: (...errors: readonly {message: string}[]) => print({errors})};
}

it('leaves out the errors of pages that repeat the error of a reload, until it is corrected', () => {
  const {setFailed, print} = makeTerminal();
  setFailed([mistake]);
  expect(print(ofPage, other)).toEqual([other]);
  setFailed([]);
  expect(print(ofPage, other)).toEqual([ofPage, other]);
});

it('knows which errors of pages were printed last', () => {
  const {setFailed, isPrinted, print} = makeTerminal();
  expect(isPrinted(mistake)).toBe(false);
  print(ofPage);
  expect(isPrinted(mistake)).toBe(true);
  setFailed([mistake]);
  print(ofPage);
  expect(isPrinted(mistake)).toBe(false);
});
