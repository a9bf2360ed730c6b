import fs from 'node:fs/promises';
import path from 'node:path';
import {proseAddress} from './proseFile';
import {readProse} from './readProse';

/** The codes of errors that mean that a file is not there. */
const missing = new Set(['ENOENT', 'ENOTDIR']);

/** Where the HTML of a route is: `trailingSlash` decides which of the two is there. */
async function readPage(outDir: string, route: string): Promise<string | undefined> {
  for (const file of [path.join(route, 'index.html'), `${route.replace(/\/$/, '')}.html`]) {
    try {
      return await fs.readFile(path.join(outDir, file), 'utf8');
    } catch (error) {
      if (!missing.has((error as NodeJS.ErrnoException).code ?? '')) {
        throw error;
      }
      // It is the other one.
    }
  }
  return undefined;
}

/** Writes what readers of other pages fetch of docs, next to the docs' pages. */
export async function writeProse(
  outDir: string,
  baseUrl: string,
  permalinks: readonly string[],
): Promise<void> {
  // One after another: a process may open only so many files at once.
  for (const permalink of permalinks) {
    const route = permalink.slice(baseUrl.length - 1);
    const html = await readPage(outDir, route);
    if (html === undefined) {
      throw new Error(`The doc ${permalink} has no page in ${outDir}.`);
    }
    const prose = readProse(html);
    // Without it another page has the same address, of which Docusaurus warns; it is loaded whole.
    if (prose) {
      const file = path.join(outDir, proseAddress(route));
      await fs.mkdir(path.dirname(file), {recursive: true});
      await fs.writeFile(file, JSON.stringify(prose));
    }
  }
}
