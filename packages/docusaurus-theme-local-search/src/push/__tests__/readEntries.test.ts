import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {gunzipSync, gzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {makeIndex} from '../../server/makeIndex';
import {writeIndex} from '../../server/writeIndex';
import {indexFolder, type Page} from '../../shared';
import {readEntries} from '../readEntries';

let outDir: string;
beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'read-entries-'));
});
afterEach(() => fs.rmSync(outDir, {recursive: true}));

const page = (address: string, more: Partial<Page> = {}): Page => ({
  path: address,
  title: 'Rotate an array',
  category: 'default',
  breadcrumbs: ['Arrays'],
  sections: [
    {anchor: '', heading: 'Rotate an array', content: 'Move all values.'},
    {anchor: 'another-anchor', heading: 'By reversal', content: 'Reverse it.'},
  ],
  ...more,
});

/** Writes an index with several text files. */
const write = (version: string, pages: readonly Page[]) => {
  const sizes = {occurrencesPerFile: 10, charactersInOneFile: 10, charactersPerFile: 10};
  const index = makeIndex(version, pages, (word) => word, sizes);
  writeIndex(path.join(outDir, indexFolder), version, index);
};

test('an entry is a section of a page', () => {
  write('current', [page('/docs/rotate')]);
  expect(readEntries(outDir)).toEqual([
    {
      id: '/docs/rotate',
      title: 'Rotate an array',
      content: 'Move all values.',
      section: 'Rotate an array',
      path: '/docs/rotate',
      category: 'default',
      breadcrumbs: ['Arrays'],
      version: 'current',
    },
    {
      id: '/docs/rotate#another-anchor',
      title: 'By reversal',
      content: 'Reverse it.',
      section: 'Rotate an array',
      path: '/docs/rotate#another-anchor',
      category: 'default',
      breadcrumbs: ['Arrays'],
      version: 'current',
    },
  ]);
});

test('docs have their version, and pages that belong to all versions are listed once', () => {
  const post = page('/blog/hello', {category: 'blogs', title: 'Hello'});
  write('2.0', [page('/docs/next/rotate'), post]);
  write('1.0', [page('/docs/rotate'), post]);
  const entries = readEntries(outDir);
  const found = entries.map(({id, version}) => `${version} ${id}`);
  expect(found.filter((each) => !each.includes('#')).sort()).toEqual([
    '/1.0 /docs/rotate',
    '/2.0 /docs/next/rotate',
    'current /blog/hello',
  ]);
  expect(entries.every(({content}) => content !== '')).toBe(true);
});

test('a site without an index is rejected', () => {
  expect(() => readEntries(outDir)).toThrow('Build the site first');
});

test('an index of another format is rejected', () => {
  write('current', [page('/docs/rotate')]);
  const folder = path.join(outDir, indexFolder);
  for (const name of fs.readdirSync(folder)) {
    const file = path.join(folder, name);
    const content = gunzipSync(fs.readFileSync(file)).toString();
    fs.writeFileSync(file, gzipSync(content.replace(/"format":\d+/, '"format":1')));
  }
  expect(() => readEntries(outDir)).toThrow(/has format 1 instead of \d\. Build the site again/);
});

test.each([
  ['cut short', (bytes: Buffer) => bytes.subarray(0, 20)],
  ['empty', () => Buffer.alloc(0)],
  ['no index', () => gzipSync('{')],
  ['nothing', () => gzipSync('null')],
])('an index file that is %s is named in the error, with advice', (_, damage) => {
  write('current', [page('/docs/rotate')]);
  const folder = path.join(outDir, indexFolder);
  for (const name of fs.readdirSync(folder).filter((each) => /headings|text/.test(each))) {
    const file = path.join(folder, name);
    const whole = fs.readFileSync(file);
    fs.writeFileSync(file, damage(whole));
    expect(() => readEntries(outDir)).toThrow(file);
    expect(() => readEntries(outDir)).toThrow(/\. Build the site again\.$/);
    fs.writeFileSync(file, whole);
  }
});
