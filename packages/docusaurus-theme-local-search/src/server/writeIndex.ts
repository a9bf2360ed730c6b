import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {indexName, partFile} from '../shared';
import {headingsText, type HeadingsFile} from '../headingsFile';
import type {Index, PartContent} from './makeIndex';

const isHeadings = (content: PartContent): content is HeadingsFile => Array.isArray(content);
const isTexts = (content: PartContent) => 'pages' in content;

/**
 * Returns a file of an index as it is written. With less memory, a file is compressed in shorter
 * blocks, each with its own codes. This makes files of lists smaller, but files of text larger: at
 * 1,000 articles the first file by 4 %, and those of words by 1 %.
 */
export const compress = (content: PartContent): Buffer =>
  isHeadings(content)
    ? gzipSync(headingsText(content), {level: 9, memLevel: 5})
    : gzipSync(JSON.stringify(content), {level: 9, memLevel: isTexts(content) ? 9 : 5});

/**
 * Writes the files of an index. Their names contain a hash of all of them, so that hosts may let
 * browsers cache them for ever.
 *
 * @param folder the folder of the files; created if it is missing.
 * @returns the name of the index.
 */
export function writeIndex(folder: string, version: string, {parts, fileCounts}: Index): string {
  const files = Array.from(parts, ([part, content]) => [part, compress(content)] as const);
  const hash = createHash('sha256');
  files.forEach(([, bytes]) => hash.update(bytes));
  const name = indexName(version, hash.digest('hex').slice(0, 8), fileCounts);
  fs.mkdirSync(folder, {recursive: true});
  files.forEach(([part, bytes]) =>
    fs.writeFileSync(path.join(folder, partFile(name, part)), bytes),
  );
  return name;
}
