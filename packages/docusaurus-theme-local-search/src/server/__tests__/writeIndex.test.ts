import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {HeadingsFile, Page, TextsFile} from '../../shared';
import {writeIndex} from '../writeIndex';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'index-'));
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

const read = (file: string): unknown =>
  JSON.parse(gunzipSync(fs.readFileSync(path.join(folder, file))).toString());

const page = (name: string, length = 10): Page => ({
  path: `/${name}`,
  title: name,
  category: 'default',
  breadcrumbs: ['Up'],
  sections: [{anchor: 'a', heading: 'A', content: 'x'.repeat(length)}],
});

describe('writeIndex', () => {
  it('puts titles and headings into the first file and the text into others', () => {
    const file = writeIndex(folder, '1.0', [page('one')]);
    const headings = read(file) as HeadingsFile;
    expect(headings).toMatchObject({
      version: '1.0',
      pages: [{path: '/one', title: 'one', breadcrumbs: ['Up'], sections: ['A']}],
    });
    const texts = read(headings.texts[0]?.file ?? '') as TextsFile;
    expect(texts).toMatchObject({firstPage: 0, pages: [['x'.repeat(10)]]});
  });

  it('shares much text among files, each naming its first page', () => {
    const headings = read(
      writeIndex(folder, 'current', [page('a', 300_000), page('b', 300_000), page('c', 10)]),
    ) as HeadingsFile;
    const files = headings.texts.map(({file}) => read(file) as TextsFile);
    expect(files.map(({firstPage, pages}) => [firstPage, pages.length])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  it('names a file by its content', () => {
    const first = writeIndex(folder, 'current', [page('one')]);
    expect(writeIndex(folder, 'current', [page('one')])).toBe(first);
    expect(writeIndex(folder, 'current', [page('two')])).not.toBe(first);
  });

  it("makes a file name of any version's name", () => {
    expect(writeIndex(folder, 'ä/ö %', [])).toMatch(/^[\w.-]+$/);
  });
});
