import fs from 'node:fs/promises';
import path from 'node:path';
import type {IndexNames} from '../shared';
import {noKeywords, requireSections} from './keywords';
import type {Language} from './languages';
import type {SourcePage} from './listPages';
import {readPage} from './readPage';
import {toPage, writeVersions} from './writeVersions';

/** A built site. */
export interface Build {
  readonly outDir: string;
  readonly baseUrl: string;
  /** Folder of the index files below `outDir`. */
  readonly indexFolder: string;
  readonly sources: readonly SourcePage[];
  /** Orama's name for the site's language, if it supports the language. */
  readonly language: Language | undefined;
  /** The placeholder in each page's head that is replaced with the names of the indexes. */
  readonly placeholder: string;
  /**
   * Whether the whole site asks web search engines not to index it; this search then ignores
   * that.
   */
  readonly isSiteHidden: boolean;
}

/**
 * Reads the HTML of a page, from its folder's index file or its own file.
 *
 * @throws Error with the address if there is neither.
 */
async function readHtml(outDir: string, address: string): Promise<string> {
  const file = path.join(outDir, decodeURI(address));
  for (const name of [path.join(file, 'index.html'), `${file.replace(/\/$/, '')}.html`]) {
    const html = await fs.readFile(name, 'utf8').catch(() => undefined);
    if (html !== undefined) {
      return html;
    }
  }
  throw new Error(
    `docusaurus-theme-local-search: the built site has no page ${address}; if the option "routes" names it, remove it there`,
  );
}

/** The number of files that are read concurrently. */
const concurrency = 16;

/** Maps items concurrently in batches; the results keep the order of the items. */
async function mapInBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += concurrency) {
    results.push(...(await Promise.all(items.slice(from, from + concurrency).map(work))));
  }
  return results;
}

/** Writes the names of the indexes into the head of every page. */
async function writeNames({outDir, placeholder}: Build, indexes: IndexNames): Promise<void> {
  const names = Object.entries(indexes)
    .map(([version, index]) => `${encodeURIComponent(version)}:${index}`)
    .join(';');
  const entries = await fs.readdir(outDir, {recursive: true});
  const pages = entries.filter((name) => name.endsWith('.html'));
  await mapInBatches(pages, async (page) => {
    const file = path.join(outDir, page);
    const html = await fs.readFile(file);
    const at = html.indexOf(placeholder);
    if (at >= 0) {
      const rest = html.subarray(at + Buffer.byteLength(placeholder));
      // Rename a new file, because other plugins may be reading the page and must never see half
      // of it.
      const next = `${file}.next`;
      await fs.writeFile(next, [html.subarray(0, at), names, rest]);
      await fs.rename(next, file);
    }
  });
}

/**
 * Builds the index of a built site from its HTML.
 *
 * @throws Error with the name of a page whose HTML is missing, or that lacks a section for which it
 * has keywords.
 */
export async function buildIndex(build: Build): Promise<void> {
  const {outDir, baseUrl, sources, language} = build;
  const read = await mapInBatches(sources, async (source) => ({
    source,
    page: readPage(await readHtml(outDir, source.path.slice(baseUrl.length - 1)), source.title),
  }));
  for (const {source, page} of read) {
    const fragments = page.sections.map(({anchor}) => anchor);
    requireSections(source.keywords ?? noKeywords, source.source ?? source.path, fragments);
  }
  const pages = read
    .filter(({page}) => build.isSiteHidden || !page.isHidden)
    .map(({source, page}) => toPage(source, page));
  const folder = path.join(outDir, build.indexFolder);
  await writeNames(build, writeVersions(folder, sources, pages, language));
}
