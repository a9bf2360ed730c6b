import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {indexFormat, storeHeading, type HeadingsFile, type Page, type TextsFile} from '../shared';

/** The most characters of text in one file, so that an answer grows while files arrive. */
const charactersPerFile = 400_000;

/** Splits pages, in their order, into files of about the same size. */
function splitPages(pages: readonly Page[]): {firstPage: number; pages: Page[]}[] {
  const result: {firstPage: number; pages: Page[]}[] = [];
  let characters = Infinity;
  pages.forEach((page, index) => {
    const length = page.sections.reduce((sum, {content}) => sum + content.length, 0);
    if (characters + length > charactersPerFile) {
      result.push({firstPage: index, pages: []});
      characters = 0;
    }
    characters += length;
    result.at(-1)?.pages.push(page);
  });
  return result;
}

/**
 * Writes the index files of one version of the docs. Their names have hashes of their
 * content, so that hosts may let browsers cache them for ever.
 *
 * @param folder the folder of the files; created if it is missing.
 * @returns the name of the first file.
 */
export function writeIndex(folder: string, version: string, pages: readonly Page[]): string {
  fs.mkdirSync(folder, {recursive: true});
  const write = (kind: string, content: HeadingsFile | TextsFile) => {
    const bytes = gzipSync(JSON.stringify(content), {level: 9});
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
    // A version's name may hold what an address may not.
    const name = encodeURIComponent(version).replaceAll('%', '_');
    const file = `${name}.${kind}.${hash}.json.gz`;
    fs.writeFileSync(path.join(folder, file), bytes);
    return {file, bytes: bytes.length};
  };
  const texts = splitPages(pages).map((share, index) =>
    write(`text-${index}`, {
      format: indexFormat,
      firstPage: share.firstPage,
      pages: share.pages.map(({sections}) => sections.map(({content}) => content)),
    }),
  );
  return write('headings', {
    format: indexFormat,
    version,
    pages: pages.map(({path: address, title, category, breadcrumbs, sections}) => ({
      path: address,
      title,
      category,
      breadcrumbs,
      sections: sections.map((section) => storeHeading(section, title)),
    })),
    texts,
  }).file;
}
