import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {loadListings} from '../../content/loadContent';
import {BackgroundBuild} from '../backgroundBuild';
import {buildCache} from '../caches';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'background-build-'));
const listingsDir = path.join(siteDir, 'listings');
const problem = path.join(listingsDir, 'countdown/problem.yaml');

beforeAll(() => {
  fs.cpSync(path.join(__dirname, '../__fixtures__'), listingsDir, {recursive: true});
});

afterAll(() => {
  fs.rmSync(siteDir, {recursive: true});
});

it(
  'builds the files that were read last, even if one was saved again while they were read',
  {timeout: 120_000},
  async () => {
    const build = new BackgroundBuild({
      listingsDir,
      cacheDir: buildCache(),
      root: '/',
      onArticle: () => undefined,
      onError: () => undefined,
    });
    const errors = () => build.status('countdown').errors.join();
    const right = fs.readFileSync(problem, 'utf8');
    fs.writeFileSync(problem, right.replace('time: O(n)', 'time: O(1)'));
    const before = loadListings(listingsDir);
    fs.writeFileSync(problem, right);

    build.update(before);
    await build.begin();
    await expect.poll(errors, {timeout: 100_000}).toMatch(/time O\(1\)/);
    build.update(loadListings(listingsDir));
    await expect.poll(errors, {timeout: 20_000}).toBe('');
  },
);
