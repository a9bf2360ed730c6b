import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const packages = path.resolve(__dirname, '../../packages');

const withoutComments = (source: string) => source.replace(/\/\*\*.*?\*\/\s*/gs, '');

// No package imports another: each has the function, which so could become a different one.
it('all packages that ask whether data is saved do so by the same function', () => {
  const askers = fs
    .readdirSync(packages, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !/__tests__|node_modules/.test(file))
    .map((file) => ({file, source: fs.readFileSync(path.join(packages, file), 'utf8')}))
    .filter(({source}) => /\bsaveData\b/.test(source));
  const names = new Set(askers.map(({file}) => path.basename(file)));
  const functions = new Set(askers.map(({source}) => withoutComments(source)));
  expect([...names]).toEqual(['prefersReducedData.ts']);
  expect(functions.size).toBe(1);
});
