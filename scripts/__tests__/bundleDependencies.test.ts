import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {bundleDependencies} from '../packing/bundleDependencies';
import {packages} from '../packing/packages';

const modules = path.resolve(__dirname, '../../node_modules');

let staged: string;

beforeEach(() => {
  staged = fs.mkdtempSync(path.join(os.tmpdir(), 'bundle-dependencies-'));
});
afterEach(() => fs.rmSync(staged, {recursive: true}));

it('the grammar of C++ is packed with its licence, and nothing else that it needs to be compiled', () => {
  const {bundled = {}} = packages['docusaurus-plugin-cpp-listings'] ?? {};
  bundleDependencies(bundled, modules, staged);
  const folder = path.join(staged, 'node_modules/tree-sitter-cpp');
  const files = ['LICENSE', 'package.json', 'tree-sitter-cpp.wasm'];
  expect(fs.readdirSync(folder).sort()).toEqual(files);
  const manifest: unknown = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  expect(manifest).toMatchObject({
    name: 'tree-sitter-cpp',
    version: expect.any(String) as string,
    license: 'MIT',
  });
  expect(manifest).not.toHaveProperty('dependencies');
  expect(manifest).not.toHaveProperty('scripts');
});
