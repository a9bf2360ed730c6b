import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

// No package imports another: each has its own copy, which so could become a different one.
const packages = path.resolve(__dirname, '../../packages');

/** The sources of all packages that have something in them. */
const sourcesWith = (pattern: RegExp) =>
  fs
    .readdirSync(packages, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !/__tests__|node_modules/.test(file))
    .map((file) => ({
      name: path.basename(file),
      source: fs.readFileSync(path.join(packages, file), 'utf8'),
    }))
    .filter(({source}) => pattern.test(source));

const withoutComments = (source: string) => source.replace(/\/\*\*.*?\*\/\s*/gs, '');

/** A component without what is its package's own: ids, words, and how it looks. */
const withoutOwn = (source: string) =>
  source
    .replace(/^import styles .*\n/m, '')
    .replace(/ className=\{styles\.\w+\}/g, '')
    .replace(/\bid="[^"]*"/g, 'id=""')
    .replace(/(<Translate[^>]*>)[^<]*/g, '$1');

it('all packages that ask whether data is saved do so by the same function', () => {
  const askers = sourcesWith(/\bsaveData\b/);
  expect([...new Set(askers.map(({name}) => name))]).toEqual(['prefersReducedData.ts']);
  expect(new Set(askers.map(({source}) => withoutComments(source))).size).toBe(1);
});

it('all packages that say that the reader is offline do so by the same component', () => {
  const sayers = sourcesWith(/link\[rel=help\]\[data-offline\]/);
  expect(sayers.map(({name}) => name)).toEqual(['OfflineHint.tsx', 'OfflineHint.tsx']);
  expect(new Set(sayers.map(({source}) => withoutOwn(source))).size).toBe(1);
});
