import {gzipSync} from 'node:zlib';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {indexFormat} from '../../shared';
import {IndexError} from '../errors';
import {readHeadings, readTexts, readVocabulary, readWords} from '../readIndexFile';

const headings = {
  format: indexFormat,
  version: 'current',
  paths: ['/a'],
  titles: ['A'],
  categories: ['default'],
  breadcrumbs: [['Array']],
  counts: [4],
  sections: ['', 'B', ['c-1', 'C'], 1],
  lengths: '*#)(',
  pagesOfTexts: [1],
};
const texts = {format: indexFormat, pages: [['text']]};
const words = {format: indexFormat, words: [['heap', [1, 4], [2, 1]]]};
const vocabulary = {format: indexFormat, words: 'heap\nstack'};

const zipped = (content: unknown) => new Uint8Array(gzipSync(JSON.stringify(content)));

describe('an index file', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is read', async () => {
    await expect(readHeadings(zipped(headings))).resolves.toEqual(headings);
    await expect(readTexts(zipped(texts))).resolves.toEqual(texts);
    await expect(readWords(zipped(words))).resolves.toEqual(words);
    await expect(readVocabulary(zipped(vocabulary))).resolves.toEqual(vocabulary);
  });

  it('is read if the browser has already decompressed it', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify(headings));
    await expect(readHeadings(bytes)).resolves.toEqual(headings);
  });

  it('is read if the browser has no DecompressionStream', async () => {
    vi.stubGlobal('DecompressionStream', undefined);
    await expect(readHeadings(zipped(headings))).resolves.toEqual(headings);
  });

  it.each([
    ['cut off', zipped(headings).slice(0, 40)],
    ['empty', new Uint8Array()],
    ['a page of HTML', new TextEncoder().encode('<!doctype html><p>Not found')],
    ['of an older format', zipped({...headings, format: indexFormat - 1})],
    ['without a format', zipped({...headings, format: undefined})],
    ['null', zipped(null)],
    ['a number', zipped(5)],
    ['with null as a path', zipped({...headings, paths: [null]})],
    ['with a number as a title', zipped({...headings, titles: [1]})],
    ['with a heading of a number', zipped({...headings, sections: [['a', 1]]})],
    ['with null as a heading', zipped({...headings, sections: [null]})],
    ['without paths', zipped({...headings, paths: undefined})],
    ['without numbers of sections', zipped({...headings, counts: undefined})],
    ['without lengths', zipped({...headings, lengths: undefined})],
    ['without the numbers of pages in files', zipped({...headings, pagesOfTexts: undefined})],
    ['with headings that are none', zipped({...headings, sections: [['A']]})],
  ])('that is %s is rejected', async (_, bytes) => {
    await expect(readHeadings(bytes)).rejects.toThrow(IndexError);
  });

  it.each([
    ['text, without pages', readTexts, {...texts, pages: undefined}],
    ['text, with one that is none', readTexts, {...texts, pages: [[1]]}],
    ['words, without any', readWords, {...words, words: undefined}],
    ['words, with one that is none', readWords, {...words, words: [['heap', [1]]]}],
    ['words, with one right and one wrong', readWords, {...words, words: [...words.words, 5]}],
    ['words, with null', readWords, {...words, words: [null]}],
    ['text, with one right and one wrong', readTexts, {...texts, pages: [['a', 1]]}],
    ['words, with places that are none', readWords, {...words, words: [['heap', ['1'], [1]]]}],
    ['the vocabulary, without words', readVocabulary, {...vocabulary, words: []}],
  ])(
    'with %s, is rejected',
    async (_, read: (bytes: Uint8Array<ArrayBuffer>) => unknown, content) => {
      await expect(read(zipped(content))).rejects.toThrow(IndexError);
    },
  );
});
