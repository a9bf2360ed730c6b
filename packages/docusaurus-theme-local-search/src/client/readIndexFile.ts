import type {HeadingsHeader, StoredPage} from '../headingsFile';
import {indexFormat, type TextFile, type VocabularyFile, type WordsFile} from '../shared';
import {damaged, IndexError} from './errors';
import {TextReader} from './textReader';

/** Returns the error for a file that lacks a part of its content. */
export const lackOf = (content: string): IndexError =>
  new IndexError(`The search index is damaged: it has no ${content}.`);

/** Parses JSON. @throws IndexError when the text is none. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw damaged(error);
  }
}

/** Checks the format of what a file contains. @throws IndexError when it is another. */
function checkFormat(content: unknown): Record<string, unknown> {
  if (!(content instanceof Object && 'format' in content)) {
    throw new IndexError('This file is not a search index.');
  }
  const format = content.format as number;
  if (format !== indexFormat) {
    throw new IndexError(
      `The search index has format ${format}, but this page reads format ${indexFormat}. Reload the page.`,
    );
  }
  return content as Record<string, unknown>;
}

/**
 * Reads the content of an index file.
 *
 * @throws IndexError when the file is truncated, damaged, or has another format.
 */
async function read(bytes: Uint8Array<ArrayBuffer>): Promise<Record<string, unknown>> {
  let text = '';
  const reader = new TextReader((piece) => {
    text += piece;
  });
  reader.add(bytes);
  await reader.end();
  return checkFormat(parse(text));
}

/** Whether a value is a heading, with its anchor if that is not the usual one. */
const isHeading = (value: unknown) =>
  isText(value) || (Array.isArray(value) && value.length === 2 && value.every(isText));

const isNumber = (value: unknown) => typeof value === 'number';
const isText = (value: unknown) => typeof value === 'string';
const isListOf = (isItem: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(isItem);

/** Whether a value is a title with headings, which look like a title. */
const isPage = (value: unknown) =>
  Array.isArray(value) && isText(value[0]) && isListOf(isHeading)(value);

const isWord = (value: unknown) =>
  Array.isArray(value) &&
  isText(value[0]) &&
  isListOf(isNumber)(value[1]) &&
  isListOf(isNumber)(value[2]);

/** Reads the first line of the first file. @throws IndexError when it is no such line. */
export function readHeader(content: unknown): HeadingsHeader {
  const header = checkFormat(content);
  const {paths, categories, breadcrumbs, pagesOfTexts, lengths, sections} = header;
  if (
    ![paths, sections].every(isListOf(isText)) ||
    ![categories, breadcrumbs].every(Array.isArray) ||
    !isListOf(isNumber)(pagesOfTexts) ||
    !isText(lengths)
  ) {
    throw lackOf('pages');
  }
  return header as unknown as HeadingsHeader;
}

/** Reads a further line of the first file. @throws IndexError when it is no such line. */
export function readPages(content: unknown): readonly StoredPage[] {
  if (!isListOf(isPage)(content)) {
    throw lackOf('pages');
  }
  return content as readonly StoredPage[];
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
