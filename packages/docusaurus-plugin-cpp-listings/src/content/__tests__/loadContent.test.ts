import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {loadListings} from '../loadContent';

const listingsDir = path.join(__dirname, '../../verify/__fixtures__');
const linksWith = (sourceUrl?: string) =>
  [...loadListings(listingsDir, sourceUrl).listings.values()].map(({link}) => link);

it('each listing links to its lines in the repository, if the site names one', () => {
  const links = linksWith('https://example.org/me/site/blob/main/listings/');
  expect(links).toContain('https://example.org/me/site/blob/main/listings/sum/loop.cpp#L6-L10');
  expect(linksWith().filter((link) => link !== undefined)).toEqual([]);
});

it('the error for a missing folder names the option for it', () => {
  expect(() => loadListings(path.join(listingsDir, 'algorithms'))).toThrow(
    /^there is no folder algorithms\/ in .*; create it, or set the option "folder"/,
  );
});

const mark = '\uFEFF';
const include = '#include "proof.hpp"\n  # include "limits.hpp"\n';
const latin1 = Buffer.from('// naïve', 'latin1');

it.each([
  ['a listing with a byte order mark', 'loop.cpp', mark, /^listings\/sum\/loop\.cpp:1: .* mark;/],
  ['starting code with one', 'starter.cpp', mark, /^listings\/sum\/starter\.cpp:1: .* mark;/],
  [
    'a proof that includes another file',
    'proof.cpp',
    include,
    /^listings\/sum\/proof\.cpp:2: # include "limits\.hpp": a proof may include only "proof\.hpp"/,
  ],
  ['code of a proof that does so', 'problem.hpp', include, /^listings\/sum\/problem\.hpp:2: /],
  [
    'starting code that is not UTF-8',
    'starter.cpp',
    latin1,
    /^listings\/sum\/starter\.cpp: .* UTF-8/,
  ],
])('%s is reported with its file', (_, file, text, message) => {
  const copy = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'site-')), 'listings');
  fs.cpSync(listingsDir, copy, {recursive: true});
  fs.writeFileSync(path.join(copy, 'sum', file), text);
  expect(() => loadListings(copy)).toThrow(message);
  fs.rmSync(path.dirname(copy), {recursive: true});
});
