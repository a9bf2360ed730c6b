import {indexMetaName} from '../shared';

/**
 * Matches the tag as the build writes it, minified or not. A regular expression is enough here,
 * and parsing the page would need a Trusted Types policy.
 */
const writtenTag = new RegExp(`<meta name=["']?${indexMetaName}["']? content=["']?([^"'\\s>]*)`);

const shownContent = () =>
  document.querySelector(`meta[name="${indexMetaName}"]`)?.getAttribute('content') ?? '';

/** Finds an index name in a list of `version:name` entries, separated by semicolons. */
function indexIn(content: string, version: string): string | undefined {
  const indexes = new Map(
    content.split(';').map((entry) => {
      const [name = '', index = ''] = entry.split(':');
      return [decodeURIComponent(name), index] as const;
    }),
  );
  return indexes.get(version) ?? [...indexes.values()][0];
}

/**
 * Finds the index of a version; falls back to the first version's index.
 *
 * @param isStale whether the index that this page names could not be loaded. The site may have
 * been published again since the page was opened, so the page is fetched again.
 */
export async function findIndex(version: string, isStale: boolean): Promise<string> {
  if (isStale) {
    const response = await fetch(window.location.href, {cache: 'no-store'});
    const [, content = ''] = writtenTag.exec(await response.text()) ?? [];
    const index = indexIn(content, version);
    if (index) {
      return index;
    }
  }
  return indexIn(shownContent(), version) ?? '';
}
