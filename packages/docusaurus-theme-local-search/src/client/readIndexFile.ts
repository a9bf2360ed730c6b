import type {HeadingsFile} from '../headingsFile';
import {indexFormat, type TextFile, type VocabularyFile, type WordsFile} from '../shared';
import {IndexError} from './errors';

const isGzip = (bytes: Uint8Array<ArrayBuffer>) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Returns what a file contains; some hosts let the browser decompress a .gz file. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<BodyInit | undefined> {
  if (!isGzip(bytes)) {
    return bytes;
  }
  if (typeof DecompressionStream === 'undefined') {
    const {gunzipSync} = await import('fflate');
    return gunzipSync(bytes);
  }
  return new Response(bytes).body?.pipeThrough(new DecompressionStream('gzip'));
}

/**
 * Reads the content of an index file.
 *
 * @throws IndexError when the file is truncated, damaged, or has another format.
 */
async function read(bytes: Uint8Array<ArrayBuffer>): Promise<Record<string, unknown>> {
  let content: unknown;
  try {
    content = await new Response(await inflate(bytes)).json();
  } catch (error) {
    throw new IndexError('The search index is damaged.', {cause: error});
  }
  if (!(content instanceof Object && 'format' in content)) {
    throw new IndexError('This file is not a search index.');
  }
  if (content.format !== indexFormat) {
    throw new IndexError(
      `The search index has format ${String(content.format)}, but this page reads format ${indexFormat}. Reload the page.`,
    );
  }
  return content as Record<string, unknown>;
}

const lackOf = (content: string) =>
  new IndexError(`The search index is damaged: it has no ${content}.`);

/** Whether a value is a heading, or the number of one. */
const isHeading = (value: unknown) =>
  ['string', 'number'].includes(typeof value) ||
  (Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string'));

const isNumber = (value: unknown) => typeof value === 'number';
const isText = (value: unknown) => typeof value === 'string';
const isListOf = (isItem: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(isItem);

const isWord = (value: unknown) =>
  Array.isArray(value) &&
  isText(value[0]) &&
  isListOf(isNumber)(value[1]) &&
  isListOf(isNumber)(value[2]);

/** Reads the first file (headings); throws as `read` does. */
export async function readHeadings(bytes: Uint8Array<ArrayBuffer>): Promise<HeadingsFile> {
  const content = await read(bytes);
  const {paths, titles, counts, sections, pagesOfTexts, lengths} = content;
  if (
    ![paths, titles].every(isListOf(isText)) ||
    ![counts, pagesOfTexts].every(isListOf(isNumber)) ||
    !isListOf(isHeading)(sections) ||
    !isText(lengths)
  ) {
    throw lackOf('pages');
  }
  return content as unknown as HeadingsFile;
}

/** Reads a word file; throws as `read` does. */
export async function readWords(bytes: Uint8Array<ArrayBuffer>): Promise<WordsFile> {
  const content = await read(bytes);
  if (!isListOf(isWord)(content.words)) {
    throw lackOf('words');
  }
  return content as unknown as WordsFile;
}

/** Reads the file with the vocabulary; throws as `read` does. */
export async function readVocabulary(bytes: Uint8Array<ArrayBuffer>): Promise<VocabularyFile> {
  const content = await read(bytes);
  if (!isText(content.words)) {
    throw lackOf('vocabulary');
  }
  return content as unknown as VocabularyFile;
}

/** Reads a text file; throws as `read` does. */
export async function readTexts(bytes: Uint8Array<ArrayBuffer>): Promise<TextFile> {
  const content = await read(bytes);
  if (!isListOf(isListOf(isText))(content.pages)) {
    throw lackOf('texts');
  }
  return content as unknown as TextFile;
}
