import {indexFormat, type HeadingsFile, type TextsFile} from '../shared';
import {IndexError} from './errors';

const isGzip = (bytes: Uint8Array<ArrayBuffer>) => bytes[0] === 0x1f && bytes[1] === 0x8b;

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof DecompressionStream === 'undefined') {
    const {gunzipSync} = await import('fflate');
    return gunzipSync(bytes);
  }
  const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(inflated).arrayBuffer());
}

/**
 * Reads what an index file holds.
 *
 * @throws IndexError when it is cut off, damaged, or of another format.
 */
async function read(bytes: Uint8Array<ArrayBuffer>): Promise<Record<string, unknown>> {
  let content: unknown;
  try {
    // Some hosts say that a .gz file is encoded, and the browser inflates it.
    const text = isGzip(bytes) ? await inflate(bytes) : bytes;
    content = JSON.parse(new TextDecoder().decode(text));
  } catch (error) {
    throw new IndexError('The search index is damaged.', {cause: error});
  }
  if (typeof content !== 'object' || content === null || !('format' in content)) {
    throw new IndexError('The search index is not one.');
  }
  if (content.format !== indexFormat) {
    throw new IndexError(
      `The search index has format ${String(content.format)}, this page reads ${indexFormat}; reload it.`,
    );
  }
  return content;
}

const isHeading = (value: unknown) =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string'));

const isHeadingsPage = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  'title' in value &&
  'sections' in value &&
  Array.isArray(value.sections) &&
  value.sections.every(isHeading);

/** Reads the first file; throws as `read` does. */
export async function readHeadings(bytes: Uint8Array<ArrayBuffer>): Promise<HeadingsFile> {
  const content = await read(bytes);
  const {pages, texts} = content;
  if (!Array.isArray(pages) || !Array.isArray(texts) || !pages.every(isHeadingsPage)) {
    throw new IndexError('The search index lacks its pages.');
  }
  return content as unknown as HeadingsFile;
}

/** Reads a file with text; throws as `read` does. */
export async function readTexts(bytes: Uint8Array<ArrayBuffer>): Promise<TextsFile> {
  const content = await read(bytes);
  const {pages, firstPage} = content;
  const isText = (page: unknown) =>
    Array.isArray(page) && page.every((text) => typeof text === 'string');
  if (typeof firstPage !== 'number' || !Array.isArray(pages) || !pages.every(isText)) {
    throw new IndexError('The search index lacks its text.');
  }
  return content as unknown as TextsFile;
}
