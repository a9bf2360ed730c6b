import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

// No package imports another, so each has its own copy of shared code. The copies must stay equal.
const packages = path.resolve(__dirname, '../../packages');

/** Returns the sources of all packages that match a pattern. */
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

/** Removes what may differ between packages from a component: ids, texts and class names. */
const withoutOwn = (source: string) =>
  source
    .replace(/^import styles .*\n/m, '')
    .replace(/ className=\{styles\.\w+\}/g, '')
    .replace(/\bid="[^"]*"/g, 'id=""')
    .replace(/(<Translate[^>]*>)[^<]*/g, '$1');

it('all packages check for reduced data with the same function', () => {
  const readers = sourcesWith(/\bsaveData\b/);
  expect([...new Set(readers.map(({name}) => name))]).toEqual(['prefersReducedData.ts']);
  expect(new Set(readers.map(({source}) => withoutComments(source))).size).toBe(1);
});

it('all packages show that the reader is offline with the same component', () => {
  const components = sourcesWith(/link\[rel=help\]\[data-offline\]/);
  expect(components.map(({name}) => name)).toEqual(['OfflineHint.tsx', 'OfflineHint.tsx']);
  expect(new Set(components.map(({source}) => withoutOwn(withoutComments(source)))).size).toBe(1);
});
