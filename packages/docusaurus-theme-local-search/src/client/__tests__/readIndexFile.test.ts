import {gzipSync} from 'node:zlib';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {indexFormat} from '../../shared';
import {IndexError} from '../errors';
import {readHeadings, readTexts} from '../readIndexFile';

const headings = {
  format: indexFormat,
  version: 'current',
  pages: [
    {
      path: '/a',
      title: 'A',
      category: 'default',
      breadcrumbs: [],
      sections: ['', 'B', ['c-1', 'C']],
    },
  ],
  texts: [],
};
const texts = {format: indexFormat, firstPage: 0, pages: [['text']]};

const zipped = (content: unknown) => new Uint8Array(gzipSync(JSON.stringify(content)));

describe('an index file', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is read', async () => {
    await expect(readHeadings(zipped(headings))).resolves.toEqual(headings);
    await expect(readTexts(zipped(texts))).resolves.toEqual(texts);
  });

  it('is read where the browser has inflated it already', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify(headings));
    await expect(readHeadings(bytes)).resolves.toEqual(headings);
  });

  it('is read where the browser cannot inflate', async () => {
    vi.stubGlobal('DecompressionStream', undefined);
    await expect(readHeadings(zipped(headings))).resolves.toEqual(headings);
  });

  it.each([
    ['cut off', zipped(headings).slice(0, 40)],
    ['empty', new Uint8Array()],
    ['a page of HTML', new TextEncoder().encode('<!doctype html><p>Not found')],
    ['of an older format', zipped({...headings, format: indexFormat - 1})],
    ['without a format', zipped({pages: [], texts: []})],
    ['null', zipped(null)],
    ['without pages', zipped({format: indexFormat, texts: []})],
    ['with pages of another shape', zipped({...headings, pages: [{path: '/a'}]})],
    [
      'with headings that are none',
      zipped({...headings, pages: [{...headings.pages[0], sections: [['A']]}]}),
    ],
  ])('that is %s is refused', async (_, bytes) => {
    await expect(readHeadings(bytes)).rejects.toThrow(IndexError);
  });

  it.each([
    ['without a first page', {...texts, firstPage: undefined}],
    ['with a text that is none', {...texts, pages: [[1]]}],
  ])('with text, %s, is refused', async (_, content) => {
    await expect(readTexts(zipped(content))).rejects.toThrow(IndexError);
  });
});
