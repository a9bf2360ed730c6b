import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import type {Manifest} from '../packing/manifest';
import {packages as packed} from '../packing/packages';

const read = (file: string): unknown =>
  JSON.parse(fs.readFileSync(path.resolve(__dirname, '../..', file), 'utf8'));

const {packages} = read('e2e/fixtures/stock-site/package-lock.json') as {
  readonly packages: Readonly<
    Record<string, Manifest & {readonly bundleDependencies?: readonly string[]}>
  >;
};

// npm installs what the lock file says, and does not compare it with the packages in the tarballs.
it.each([
  'docusaurus-plugin-cpp-listings',
  'docusaurus-plugin-page-loading',
  'docusaurus-theme-local-search',
])('the lock file of the stock site has the dependencies of %s', (name) => {
  const {dependencies, peerDependencies} = read(`packages/${name}/package.json`) as Manifest;
  const locked = packages[`node_modules/${name}`];
  expect(locked?.dependencies).toEqual(dependencies);
  expect(locked?.peerDependencies).toEqual(peerDependencies);
  expect(locked?.bundleDependencies ?? []).toEqual(Object.keys(packed[name]?.bundled ?? {}));
});
