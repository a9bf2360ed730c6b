import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
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

it('leaves out the errors of the run before, until their file changes or they are corrected', () => {
  const page = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'errors-')), 'a.mdx');
  const change = (seconds: number) => fs.utimesSync(page, seconds, seconds);
  fs.writeFileSync(page, '');
  change(1);
  const {isPrinted, print} = makeTerminal();
  const error = {message: `× Error: ${page}:3: ${mistake}`};
  expect(print(error)).toEqual([error]);
  expect(print(error, other)).toEqual([other]);
  // The author may have changed the file of an error that does not name it.
  expect(print(error, other)).toEqual([other]);
  expect(isPrinted(mistake)).toBe(true);
  change(2);
  expect(print(error)).toEqual([error]);
  expect(print()).toEqual([]);
  expect(print(error)).toEqual([error]);
  fs.rmSync(path.dirname(page), {recursive: true});
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
