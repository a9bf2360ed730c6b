import {gzipSync} from 'node:zlib';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {indexFormat} from '../../shared';
import {IndexError} from '../errors';
import {openGunzipStream} from '../gunzipStream';
import {readTexts, readVocabulary, readWords} from '../readIndexFile';
import {gzip} from '../textReader';

const texts = {format: indexFormat, pages: [['text']]};
const words = {format: indexFormat, words: [['heap', [1, 4], [2, 1]]]};
const vocabulary = {format: indexFormat, words: 'heap\nstack'};

const zipped = (content: unknown) => new Uint8Array(gzipSync(JSON.stringify(content)));

describe('an index file', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is read', async () => {
    await expect(readTexts(zipped(texts))).resolves.toEqual(texts);
    await expect(readWords(zipped(words))).resolves.toEqual(words);
    await expect(readVocabulary(zipped(vocabulary))).resolves.toEqual(vocabulary);
  });

  it('is read if the browser has already decompressed it', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify(texts));
    await expect(readTexts(bytes)).resolves.toEqual(texts);
  });

  it('is read if the browser has no DecompressionStream', async () => {
    vi.spyOn(gzip, 'open').mockImplementation(openGunzipStream);
    await expect(readTexts(zipped(texts))).resolves.toEqual(texts);
  });

  it.each([
    ['cut off', zipped(texts).slice(0, 40)],
    ['empty', new Uint8Array()],
    ['a page of HTML', new TextEncoder().encode('<!doctype html><p>Not found')],
    ['of an older format', zipped({...texts, format: indexFormat - 1})],
    ['without a format', zipped({...texts, format: undefined})],
    ['null', zipped(null)],
    ['a number', zipped(5)],
  ])('that is %s is rejected', async (_, bytes) => {
    await expect(readTexts(bytes)).rejects.toThrow(IndexError);
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
