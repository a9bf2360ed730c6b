import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {PartOptions} from '../../options';
import {writeAtExit} from '../writeAtExit';
import {ownProcess} from './ownProcess';

let siteDir = '';

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-end-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  fs.rmSync(siteDir, {recursive: true});
  process.exitCode = undefined;
});

/** Returns the files of a site after the build process exits with a code. */
function filesAfter(code: number, parts: PartOptions[] = []): string[] {
  const end = ownProcess();
  const folder = path.join(siteDir, 'build');
  fs.mkdirSync(folder);
  writeAtExit({folder, worker: 'sw.js', exclude: [], parts, offlinePages: []}, true, siteDir);
  end(code);
  return fs.readdirSync(folder);
}

it('a part without a file fails the build with one error message', () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  expect(filesAfter(0, [{name: 'maps', label: 'Maps', files: ['maps/**']}])).toEqual([]);
  expect(told.mock.calls).toEqual([[expect.stringMatching(/the part "maps" has no files/)]]);
  expect(process.exitCode).toBe(1);
});

it('a failed build writes no worker', () => {
  expect(filesAfter(1)).toEqual([]);
});
