import fs from 'node:fs/promises';
import path from 'node:path';
import {proseAddress} from './proseFile';
import {readProse} from './readProse';

/** The error codes for a file that does not exist. */
const missing = new Set(['ENOENT', 'ENOTDIR']);

/** Reads the HTML of a route. The option `trailingSlash` decides which of the two files exists. */
async function readPage(outDir: string, route: string): Promise<string | undefined> {
  for (const file of [path.join(route, 'index.html'), `${route.replace(/\/$/, '')}.html`]) {
    try {
      return await fs.readFile(path.join(outDir, file), 'utf8');
    } catch (error) {
      if (!missing.has((error as NodeJS.ErrnoException).code ?? '')) {
        throw error;
      }
      // Then the other file exists.
    }
  }
  return undefined;
}

/** Writes the prose files, which readers of other pages fetch, next to the pages of the docs. */
export async function writeProse(
  outDir: string,
  baseUrl: string,
  permalinks: readonly string[],
): Promise<void> {
  // One after another, because a process can open only a limited number of files at once.
  for (const permalink of permalinks) {
    const route = permalink.slice(baseUrl.length - 1);
    const html = await readPage(outDir, route);
    if (html === undefined) {
      throw new Error(`The doc ${permalink} has no page in ${outDir}.`);
    }
    const prose = readProse(html);
    // A page without prose has the same address as the doc. Docusaurus warns of that. The browser
    // loads such a page completely.
    if (prose) {
      const file = path.join(outDir, proseAddress(route));
      await fs.mkdir(path.dirname(file), {recursive: true});
      await fs.writeFile(file, JSON.stringify(prose));
    }
  }
}
