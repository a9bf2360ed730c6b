import {indexMetaName} from '../shared';

const selector = `meta[name="${indexMetaName}"]`;

/** Reads the names of the first files out of a page: `version:file` between semicolons. */
function fileIn(page: Document, version: string): string | undefined {
  const content = page.querySelector(selector)?.getAttribute('content') ?? '';
  const files = new Map(
    content.split(';').map((entry) => {
      const [name = '', file = ''] = entry.split(':');
      return [decodeURIComponent(name), file] as const;
    }),
  );
  return files.get(version) ?? [...files.values()][0];
}

/**
 * Finds the first file of a version, the first version's where it has none.
 *
 * @param isStale whether the file that this page names has failed: the site may have been
 * published again since the page was opened, so it is fetched again.
 */
export async function findIndexFile(version: string, isStale: boolean): Promise<string> {
  if (isStale) {
    const response = await fetch(window.location.href, {cache: 'no-store'});
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const file = fileIn(page, version);
    if (file) {
      return file;
    }
  }
  return fileIn(document, version) ?? '';
}
