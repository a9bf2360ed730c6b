import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {Manifest} from '../../model/manifest';
import type {PartOptions} from '../../options';
import {finishSite} from '../plans';
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

it('all languages of a site share one worker, which caches the offline page of each', () => {
  const end = ownProcess();
  const folder = path.join(siteDir, 'build');
  for (const page of ['offline', 'de/offline']) {
    fs.mkdirSync(path.join(folder, page), {recursive: true});
    fs.writeFileSync(path.join(folder, page, 'index.html'), page);
    const listing = {folder, worker: 'sw.js', exclude: [], parts: [], offlinePages: [page]};
    writeAtExit(listing, true, siteDir);
  }
  const write = vi.spyOn(fs, 'writeFileSync');
  end(0);
  expect(write.mock.calls.filter(([file]) => path.basename(String(file)) === 'sw.js')).toHaveLength(
    1,
  );
  const offlinePages = () =>
    fs
      .readdirSync(folder)
      .filter((file) => file.startsWith('offline-files'))
      .map((file) => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Manifest)
      .map((manifest) => manifest.offlinePages);
  expect(offlinePages()).toEqual([['offline', 'de/offline']]);

  fs.rmSync(path.join(folder, 'sw.js'));
  finishSite(siteDir);
  expect(fs.existsSync(path.join(folder, 'sw.js'))).toBe(true);
  expect(offlinePages()).toEqual([['offline', 'de/offline']]);
});

it('a failed build writes no worker', () => {
  expect(filesAfter(1)).toEqual([]);
});
