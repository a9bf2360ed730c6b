import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {parseLines, unpackHeadings} from '../../headingsFile';
import {partFile, textFilesOf, wordsFilesOf, type Page} from '../../shared';
import {makeIndex} from '../makeIndex';
import {writeIndex} from '../writeIndex';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'index-'));
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

const page = (name: string): Page => ({
  path: `/${name}`,
  title: name,
  category: 'default',
  breadcrumbs: ['Up'],
  sections: [{anchor: 'a', heading: 'A', content: 'some words'}],
});

const write = (version: string, pages: readonly Page[]) =>
  writeIndex(
    folder,
    version,
    makeIndex(version, pages, (word) => word),
  );

describe('writeIndex', () => {
  it('writes a compressed file for each part', () => {
    const name = write('1.0', [page('one')]);
    const headings = gunzipSync(fs.readFileSync(path.join(folder, partFile(name, 'headings'))));
    expect(unpackHeadings(parseLines(headings.toString()))).toMatchObject({
      version: '1.0',
      pages: [{path: '/one', title: 'one', sections: ['A']}],
    });
    expect(fs.readdirSync(folder).sort()).toEqual(
      (['headings', 'text-0', 'vocabulary', 'words-0'] as const).map((part) =>
        partFile(name, part),
      ),
    );
  });

  it('names an index by a hash of its content', () => {
    const first = write('current', [page('one')]);
    expect(write('current', [page('one')])).toBe(first);
    expect(write('current', [page('two')])).not.toBe(first);
  });

  it('includes the numbers of files of words and of texts in the name', () => {
    const name = write('1.0', [page('one')]);
    expect([wordsFilesOf(name), textFilesOf(name)]).toEqual([1, 1]);
  });

  it('makes a valid file name from any version name', () => {
    expect(write('ä/ö %', [])).toMatch(/^[\w.-]+$/);
  });
});
