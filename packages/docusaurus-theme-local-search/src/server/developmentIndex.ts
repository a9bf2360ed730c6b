import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import type {IndexNames} from '../shared';
import type {Language} from './languages';
import type {SourcePage} from './listPages';
import {formatOf, readMarkdown, type MarkdownOptions} from './readMarkdown';
import type {PageText} from './readPage';
import {toPage, writeVersions} from './writeVersions';

/** Reads a file as MDX; if it is invalid, as CommonMark, in which every text is valid. */
function readSource(
  {title, source = '', format}: SourcePage,
  file: string,
  text: string,
  markdown: MarkdownOptions,
): PageText {
  try {
    return readMarkdown(text, title, file, formatOf(file, format, markdown), markdown);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    logger.warn(`Cannot parse ${source} as MDX, so the search reads it as CommonMark: ${reason}`);
    return readMarkdown(text, title, file, 'md', markdown);
  }
}

/**
 * The parsed text of each file, cached with its source, because an edit changes only one file.
 */
const reads = new Map<string, {readonly text: string; readonly read: PageText}>();

function readChanged(source: SourcePage, file: string, markdown: MarkdownOptions): PageText {
  const text = readFileSync(file, 'utf8');
  const known = reads.get(file);
  if (known?.text === text) {
    return known.read;
  }
  const read = readSource(source, file, text, markdown);
  reads.set(file, {text, read});
  return read;
}

/**
 * Writes an index from sources, for the development server. Pages made only of components are
 * left out. The function is synchronous, because the server does not wait for the work of one
 * edit before the next.
 */
export function writeDevelopmentIndex(
  folder: string,
  sources: readonly SourcePage[],
  siteDir: string,
  markdown: MarkdownOptions,
  language: Language | undefined,
): IndexNames {
  const pages = sources
    .filter(({source, description}) =>
      source === undefined ? description !== undefined : /\.mdx?$/.test(source),
    )
    .map((page) => ({
      page,
      file: page.source && path.join(siteDir, aliasedSitePathToRelativePath(page.source)),
    }))
    // Another plugin may reload the site before the one whose page the author has deleted.
    .filter(({file}) => !file || existsSync(file))
    .map(({page, file}) => toPage(page, file ? readChanged(page, file, markdown) : undefined));
  rmSync(folder, {recursive: true, force: true});
  return writeVersions(folder, sources, pages, language);
}
