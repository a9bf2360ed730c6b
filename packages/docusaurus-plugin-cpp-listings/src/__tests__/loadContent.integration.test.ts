import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, expect, it} from 'vitest';
import listingsPlugin from '..';
import {emptyRecord} from '../speed/__tests__/fixture';
import {writeRecord} from '../speed/record';

/** Not the default folder, so that a message with the default's name fails a test. */
const folder = 'algorithms';

let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  const fixtures = path.join(__dirname, '../build/__fixtures__');
  fs.cpSync(fixtures, path.join(siteDir, folder), {recursive: true});
});

afterEach(() => {
  fs.rmSync(siteDir, {recursive: true});
});

function edit(file: string, from: string, to: string): void {
  const target = path.join(siteDir, folder, 'countdown', file);
  const text = fs.readFileSync(target, 'utf8');
  expect(text).toContain(from);
  fs.writeFileSync(target, text.replace(from, to));
}

/** Loads the listings, as a build or the development server does first. */
const load = () =>
  listingsPlugin({siteDir, generatedFilesDir: path.join(siteDir, '.docusaurus')} as LoadContext, {
    folder,
    checkCommand: 'npm run check --',
    speedCommand: 'measure',
  }).loadContent?.() as Promise<unknown>;

it('a wrong key in a problem stops the build, with its place and without a stack trace', async () => {
  edit('problem.yaml', 'output:', 'outputs:');
  await expect(load()).rejects.toHaveProperty(
    'stack',
    expect.stringMatching(/^Error: algorithms\/countdown\/problem\.yaml:\d+: [^\n]+$/),
  );
});

it('a listing that cannot be traced stops the build, with its place', async () => {
  edit('kept.cpp', '{\n', '{\n  goto next;\n  next:;\n');
  await expect(load()).rejects.toThrow(/algorithms\/countdown\/kept\.cpp:\d+: .*(goto|label)/);
}, 300_000);

it('a record of speeds that is out of date stops the build, with its name', async () => {
  writeRecord(path.join(siteDir, folder), 'countdown', {
    ...emptyRecord,
    keys: {'kept.cpp': 'former'},
  });
  await expect(load()).rejects.toThrow(
    /^algorithms\/countdown\/speed\.json is out of date: .*; run measure countdown$/,
  );
}, 300_000);

it('a listing that does not compile is reported before its stale record of speeds', async () => {
  writeRecord(path.join(siteDir, folder), 'countdown', {
    ...emptyRecord,
    keys: {'kept.cpp': 'former'},
  });
  edit('kept.cpp', '{\n', '{\n  int count = nothing;\n');
  await expect(load()).rejects.toThrow(
    /^algorithms\/countdown\/kept\.cpp:\d+:\d+: error: .*'nothing'/,
  );
}, 300_000);

it('bounds that the counts contradict stop the build, each with its place', async () => {
  edit('problem.yaml', 'time: O(n)\n    space: O(1)', 'time: O(1)\n    space: O(n)');
  await expect(load()).rejects.toThrow(
    /algorithms\/countdown\/problem\.yaml:\d+: aloud\.cpp: time O\(1\), but from n = \d+ to n = \d+ the cost grew [\d.]+-fold \(\d+ to \d+\), the bound says [\d.]+-fold[^\n]*\n.*aloud\.cpp: space O\(n\)/,
  );
}, 300_000);
