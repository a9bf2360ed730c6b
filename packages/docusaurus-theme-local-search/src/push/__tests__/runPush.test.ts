import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {makeIndex} from '../../server/makeIndex';
import {writeIndex} from '../../server/writeIndex';
import {indexFolder} from '../../shared';
import {runPush} from '../runPush';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'run-push-'));
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

it.each([
  [1, '1 entry in 1 batch for the index "site":'],
  [292, '292 entries in 1 batch for the index "site":'],
  [1001, '1001 entries in 2 batches for the index "site":'],
])('a dry run reports what it would send for %i sections', async (count, line) => {
  const sections = Array.from({length: count}, (_, at) => ({
    anchor: `part-${at}`,
    heading: 'Part',
    content: 'otter',
  }));
  const page = {
    path: '/a',
    title: 'A',
    category: 'default' as const,
    breadcrumbs: [],
    sections,
  };
  const index = makeIndex('current', [page], (word) => word);
  writeIndex(path.join(folder, 'build', indexFolder), 'current', index);
  const printed: string[] = [];
  const surroundings = {environment: {}, folder, print: (text: string) => printed.push(text)};
  expect(await runPush(['--dry-run'], surroundings)).toBe(0);
  expect(printed[0]).toBe(line);

  const other = {...surroundings, environment: {SEARCH_INDEX: 'my index!'}};
  expect(await runPush(['--dry-run'], other)).toBe(1);
  expect(printed.at(-1)).toMatch(/^SEARCH_INDEX must consist of at most 48 letters/);
});

it('a dry run counts the entries of each category and version, and may read another folder', async () => {
  const pages = (['default', 'blogs', 'default'] as const).map((category, at) => ({
    path: `/${at}`,
    title: 'A',
    category,
    breadcrumbs: [],
    sections: [{anchor: '', heading: 'A', content: 'otter'}],
  }));
  const index = makeIndex('2.0', pages, (word) => word);
  writeIndex(path.join(folder, 'out', indexFolder), '2.0', index);
  const printed: string[] = [];
  const surroundings = {environment: {}, folder, print: (text: string) => printed.push(text)};
  expect(await runPush(['--build', 'out', '--dry-run'], surroundings)).toBe(0);
  expect(printed).toEqual([
    '3 entries in 1 batch for the index "site":',
    '  version "/2.0", category "default": 2',
    '  version "current", category "blogs": 1',
    'This was a dry run: nothing was sent.',
  ]);
});

it.each([
  ['--help', 0, /^Usage: docusaurus-search-push/],
  ['--publish', 1, /Unknown option '--publish'/],
])('the option %s sends nothing', async (option, status, line) => {
  const printed: string[] = [];
  const print = (text: string) => printed.push(text);
  expect(await runPush([option], {environment: {}, folder, print})).toBe(status);
  expect(printed).toEqual([expect.stringMatching(line)]);
});
