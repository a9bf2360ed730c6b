import fs from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {parseLines, unpackHeadings} from '../headingsFile';
import {
  currentVersion,
  indexFolder,
  indexFormat,
  partFile,
  readHeading,
  type Category,
  type Part,
  type TextFile,
} from '../shared';
import {serviceVersion} from '../serviceVersion';

/** An index entry as a service stores it: a section of a page. */
export interface PushedEntry {
  /** Identifies the entry. */
  readonly id: string;
  /** The section's heading. */
  readonly title: string;
  /** The text that a reader sees. */
  readonly content: string;
  /** The page's title. */
  readonly section: string;
  /** Address from the root of the host, with the section's fragment. */
  readonly path: string;
  readonly category: Category;
  /** Titles of the categories that contain the page, outermost first. */
  readonly breadcrumbs: readonly string[];
  /**
   * The docs version as `serviceVersion` returns it; `current` for pages that belong to all
   * versions, and for docs without versions.
   */
  readonly version: string;
}

const headingsFile = /^(?<index>.+)\.headings\.json\.gz$/;

/** Reads the lines of a file; most files have one. */
function readLines(file: string): readonly unknown[] {
  let lines: readonly unknown[];
  try {
    lines = parseLines(gunzipSync(fs.readFileSync(file)).toString('utf8'));
  } catch (cause) {
    const {message} = cause as Error;
    throw new Error(`${file} cannot be read (${message}). Build the site again.`, {cause});
  }
  const [head] = lines as readonly ({readonly format?: number} | null)[];
  if (head?.format !== indexFormat) {
    throw new Error(
      `${file} has format ${head?.format} instead of ${indexFormat}. Build the site again.`,
    );
  }
  return lines;
}

/** Reads the entries of one version. */
function readVersion(folder: string, index: string): PushedEntry[] {
  const read = (part: Part) => readLines(path.join(folder, partFile(index, part)));
  const {version, pages, pagesOfTexts} = unpackHeadings(read('headings'));
  const texts = pagesOfTexts.flatMap((_pages, part) =>
    (read(`text-${part}`) as readonly TextFile[]).flatMap((file) => file.pages),
  );
  const versionOf = ({category, version: own = version}: (typeof pages)[number]) =>
    category === 'default' ? serviceVersion(own) : currentVersion;
  return pages.flatMap((page, number) =>
    page.sections.map((stored, section) => {
      const {anchor, heading} = readHeading(stored, page.title);
      const address = anchor ? `${page.path}#${anchor}` : page.path;
      return {
        id: address,
        title: heading,
        content: texts[number]?.[section] ?? '',
        section: page.title,
        path: address,
        category: page.category,
        breadcrumbs: page.breadcrumbs,
        version: versionOf(page),
      };
    }),
  );
}

/**
 * Reads the entries of a built site from its index files. A page that belongs to all versions is
 * listed once.
 *
 * @param outDir the folder of the built site.
 * @throws Error if there is no index, or with the name of a file that is damaged or has another
 * format.
 */
export function readEntries(outDir: string): PushedEntry[] {
  const folder = path.join(outDir, indexFolder);
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const indexes = files.flatMap((file) => headingsFile.exec(file)?.groups?.index ?? []);
  const entries = new Map<string, PushedEntry>();
  for (const entry of indexes.sort().flatMap((index) => readVersion(folder, index))) {
    entries.set(entry.id, entry);
  }
  if (entries.size === 0) {
    throw new Error(`There is no search index in ${outDir}. Build the site first.`);
  }
  return [...entries.values()];
}
