import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {loadListings} from '../../content/loadContent';
import {BackgroundBuild} from '../backgroundBuild';
import {buildCache} from '../caches';
import {compilingKeys, foldersOf} from '../keys';

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

it('reports an error that stops the builds of several articles once', async () => {
  for (const name of ['first', 'second']) {
    fs.cpSync(path.join(listingsDir, 'countdown'), path.join(siteDir, 'more', name), {
      recursive: true,
    });
  }
  const cacheDir = path.join(siteDir, 'cache');
  const {sharedDir} = foldersOf(cacheDir, await compilingKeys());
  fs.mkdirSync(sharedDir, {recursive: true});
  for (const header of ['plain.pch', 'traced.pch']) {
    fs.writeFileSync(path.join(sharedDir, header), 'damaged');
  }
  const reported: string[] = [];
  const build = new BackgroundBuild({
    ...{listingsDir: path.join(siteDir, 'more'), cacheDir, root: '/'},
    onArticle: () => undefined,
    onError: (message) => reported.push(message),
  });
  build.update(loadListings(path.join(siteDir, 'more')));
  await build.begin();
  const hasFailed = (name: string) => build.status(name).errors.length > 0;
  await expect.poll(() => hasFailed('first') && hasFailed('second')).toBe(true);
  expect(reported).toEqual([expect.stringContaining(`the cached folder ${sharedDir} is damaged`)]);
});
