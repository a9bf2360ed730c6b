import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {buildCache} from '../caches';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'caches-'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(folder, {recursive: true});
});

it('the cache folder is created below XDG_CACHE_HOME', () => {
  vi.stubEnv('XDG_CACHE_HOME', path.join(folder, 'caches'));
  expect(buildCache()).toBe(path.join(folder, 'caches/docusaurus-plugin-cpp-listings/modules'));
  expect(fs.existsSync(buildCache())).toBe(true);
});

it('the error for a cache folder that is not writable names the variable that sets another one', () => {
  const file = path.join(folder, 'file');
  fs.writeFileSync(file, '');
  vi.stubEnv('XDG_CACHE_HOME', file);
  expect(buildCache).toThrow(
    `${file}/docusaurus-plugin-cpp-listings/modules is not writable (ENOTDIR); set the environment variable XDG_CACHE_HOME to another folder, and run the command again`,
  );
});
