import {indexMetaName} from '../shared';

/** The tag as the build writes it, minified or not. To parse a page, Trusted Types want a policy. */
const writtenTag = new RegExp(`<meta name=["']?${indexMetaName}["']? content=["']?([^"'\\s>]*)`);

const shownContent = () =>
  document.querySelector(`meta[name="${indexMetaName}"]`)?.getAttribute('content') ?? '';

/** Reads the names of the indexes: `version:name` between semicolons. */
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
 * Finds the index of a version, the first version's where it has none.
 *
 * @param isStale whether the index that this page names has failed: the site may have been
 * published again since the page was opened, so it is fetched again.
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
