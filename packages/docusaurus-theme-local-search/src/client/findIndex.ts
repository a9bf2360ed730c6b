import {indexMetaName} from '../shared';

const selector = `meta[name="${indexMetaName}"]`;

/** Reads the names of the indexes out of a page: `version:name` between semicolons. */
function indexIn(page: Document, version: string): string | undefined {
  const content = page.querySelector(selector)?.getAttribute('content') ?? '';
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
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const index = indexIn(page, version);
    if (index) {
      return index;
    }
  }
  return indexIn(document, version) ?? '';
}
