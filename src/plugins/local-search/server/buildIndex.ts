import {readFileSync, rmSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import type {IndexFiles, Page} from '../shared';
import {versionsOf, type SourcePage} from './pages';
import {readMarkdown} from './readMarkdown';
import {readPage, type ReadPage} from './readPage';
import {writeIndex} from './writeIndex';

/** A page with the version it belongs to. */
interface VersionedPage extends Page {
  readonly version: string | undefined;
}

/** Writes the files of each version: its own pages and those that belong to all. */
function writeVersions(
  folder: string,
  sources: readonly SourcePage[],
  pages: readonly VersionedPage[],
): IndexFiles {
  return Object.fromEntries(
    versionsOf(sources).map((version) => {
      const ofVersion = pages.filter(
        (page) => page.version === undefined || page.version === version,
      );
      return [version, writeIndex(folder, version, ofVersion)];
    }),
  );
}

function toPage(source: SourcePage, read: ReadPage): VersionedPage {
  const {category, version} = source;
  const {title = source.title, breadcrumbs, sections} = read;
  return {path: source.path, title, category, version, breadcrumbs, sections};
}

/** What a build leaves and how to find a way in it. */
export interface Build {
  readonly outDir: string;
  readonly baseUrl: string;
  /** Folder of the index files below `outDir`. */
  readonly indexFolder: string;
  readonly sources: readonly SourcePage[];
  /** What stands in each page's head in the place of the first files' names. */
  readonly placeholder: string;
  /** Whether all pages ask web search engines to leave them out; it says nothing then. */
  readonly isSiteHidden: boolean;
}

/** Reads the HTML of a page, in a file of its own or in a folder's. */
async function readHtml(outDir: string, address: string): Promise<string> {
  const file = path.join(outDir, decodeURI(address));
  try {
    return await fs.readFile(path.join(file, 'index.html'), 'utf8');
  } catch {
    return fs.readFile(`${file.replace(/\/$/, '')}.html`, 'utf8');
  }
}

/** Files that are open at a time: the disk is kept busy, and memory is not filled. */
const atOnce = 16;

/** Works on items side by side, a few at a time; the results are in the items' order. */
async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < items.length; from += atOnce) {
    results.push(...(await Promise.all(items.slice(from, from + atOnce).map(work))));
  }
  return results;
}

/** Tells every page where the index is. */
async function nameIndex({outDir, placeholder}: Build, files: IndexFiles): Promise<void> {
  const names = Object.entries(files)
    .map(([version, file]) => `${encodeURIComponent(version)}:${file}`)
    .join(';');
  const entries = await fs.readdir(outDir, {recursive: true});
  const pages = entries.filter((name) => name.endsWith('.html'));
  await inBatches(pages, async (page) => {
    const file = path.join(outDir, page);
    const html = await fs.readFile(file);
    const at = html.indexOf(placeholder);
    if (at >= 0) {
      const rest = html.subarray(at + Buffer.byteLength(placeholder));
      await fs.writeFile(file, [html.subarray(0, at), names, rest]);
    }
  });
}

/**
 * Makes the index of a built site from its HTML.
 *
 * @throws Error naming the page whose HTML is missing.
 */
export async function buildIndex(build: Build): Promise<void> {
  const {outDir, baseUrl, sources} = build;
  const read = await inBatches(sources, async (source) => ({
    source,
    page: readPage(await readHtml(outDir, source.path.slice(baseUrl.length - 1)), source.title),
  }));
  const pages = read
    .filter(({page}) => build.isSiteHidden || !page.isHidden)
    .map(({source, page}) => toPage(source, page));
  await nameIndex(build, writeVersions(path.join(outDir, build.indexFolder), sources, pages));
}

/**
 * Makes an index from sources, for the development server; JSX pages are left out. In one
 * go, for the server does not wait for one edit's work before it begins the next one's.
 */
export function writeDevelopmentIndex(
  folder: string,
  sources: readonly SourcePage[],
  siteDir: string,
): IndexFiles {
  const pages: VersionedPage[] = [];
  for (const source of sources.filter((page) => /\.mdx?$/.test(page.source))) {
    const file = path.join(siteDir, aliasedSitePathToRelativePath(source.source));
    try {
      pages.push(toPage(source, readMarkdown(readFileSync(file, 'utf8'), source.title)));
    } catch {
      // Docusaurus shows the author what is wrong with the file.
      pages.push(
        toPage(source, {title: undefined, breadcrumbs: [], isHidden: false, sections: []}),
      );
    }
  }
  rmSync(folder, {recursive: true, force: true});
  return writeVersions(folder, sources, pages);
}
