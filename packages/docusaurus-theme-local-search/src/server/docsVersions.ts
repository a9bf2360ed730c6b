import {currentVersion, versionId} from '../shared';

/** A docs version of a page. */
export interface DocsVersion {
  /** Its docs plugin; a site may have several, each with its own versions. */
  readonly plugin: string;
  /** Identifies it among the versions of all docs plugins. */
  readonly id: string;
  /** Whether it is its plugin's last version, which readers see first. */
  readonly isLast: boolean;
}

/** The property of a page that decides which searches include it. */
interface Versioned {
  /** Undefined for a page that belongs to all versions. */
  readonly version: DocsVersion | undefined;
}

/** Makes the version of a docs plugin that has this name. */
export const docsVersion = (plugin: string, name: string, isLast: boolean): DocsVersion => ({
  plugin,
  id: versionId(plugin, name),
  isLast,
});

/**
 * Returns the version that is searched outside of docs: the last version of the first docs
 * plugin, or `current` if no page has a version.
 */
export const latestVersionOf = (pages: readonly Versioned[]): string =>
  pages.find(({version}) => version?.isLast)?.version?.id ?? currentVersion;

/**
 * Returns the versions that have an index: the latest, and every version that is not the last one
 * of its plugin. The index of the latest version is also searched in the last version of each
 * docs plugin.
 */
export function indexedVersionsOf(pages: readonly Versioned[]): string[] {
  const others = pages.flatMap(({version}) => (version && !version.isLast ? version.id : []));
  return [...new Set([latestVersionOf(pages), ...others])];
}

/**
 * Returns the pages of a version's index: pages of that version, of the last version of each
 * other docs plugin, and pages that belong to all versions.
 */
export function pagesOfIndex<Page extends Versioned>(pages: readonly Page[], id: string): Page[] {
  const plugin = pages.find(({version}) => version?.id === id)?.version?.plugin;
  return pages.filter(
    ({version}) => !version || version.id === id || (version.isLast && version.plugin !== plugin),
  );
}

/** Returns the docs versions that are searched in each index. */
export const searchedVersionsOf = (
  pages: readonly Versioned[],
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    indexedVersionsOf(pages).map((id) => {
      const versions = pagesOfIndex(pages, id).flatMap(({version}) => version?.id ?? []);
      return [id, [...new Set(versions)]];
    }),
  );
