import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {writeAtEnd} from '../atEnd';

let siteDir = '';

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-end-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  fs.rmSync(siteDir, {recursive: true});
  process.exitCode = undefined;
});

it('a part without a file fails the build with one sentence', () => {
  const once = vi.spyOn(process, 'once').mockReturnValue(process);
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const folder = path.join(siteDir, 'build');
  fs.mkdirSync(folder);
  const parts = [{name: 'maps', label: 'Maps', files: ['maps/**']}];
  writeAtEnd({folder, worker: 'sw.js', exclude: [], parts, offlinePages: []}, true, siteDir);
  const atExit = once.mock.calls.find(([event]) => event === 'exit')?.[1];
  (atExit as (code: number) => void)(0);
  expect(told.mock.calls).toEqual([[expect.stringMatching(/the part "maps" has no file/)]]);
  expect(process.exitCode).toBe(1);
  expect(fs.readdirSync(folder)).toEqual([]);
});
