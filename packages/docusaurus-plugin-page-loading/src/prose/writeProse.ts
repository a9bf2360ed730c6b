import fs from 'node:fs';
import path from 'node:path';
import {proseAddress, type ProseFile} from './proseFile';
import {readProse} from './readProse';

/** The error codes for a file that does not exist. */
const missing = new Set(['ENOENT', 'ENOTDIR']);

interface Page {
  readonly file: string;
  readonly html: string;
}

/** Reads the page of a route. The option `trailingSlash` decides which of the two files exists. */
function readPage(outDir: string, route: string): Page | undefined {
  for (const name of [path.join(route, 'index.html'), `${route.replace(/\/$/, '')}.html`]) {
    const file = path.join(outDir, name);
    try {
      return {file, html: fs.readFileSync(file, 'utf8')};
    } catch (error) {
      if (!missing.has((error as NodeJS.ErrnoException).code ?? '')) {
        throw error;
      }
      // Then the other file exists.
    }
  }
  return undefined;
}

/** Replaces a file at once, because other plugins may be reading it. */
function replaceFile(file: string, content: string): void {
  fs.writeFileSync(`${file}.new`, content);
  fs.renameSync(`${file}.new`, file);
}

/**
 * Shortens the pages of the docs, and writes the prose files, which readers of other pages fetch,
 * next to them.
 *
 * It reads and writes each page synchronously, because other plugins may change the same page.
 */
export function writeProse(outDir: string, baseUrl: string, permalinks: readonly string[]): void {
  for (const permalink of permalinks) {
    const route = permalink.slice(baseUrl.length - 1);
    const page = readPage(outDir, route);
    if (!page) {
      throw new Error(`The doc ${permalink} has no page in ${outDir}.`);
    }
    const prose = readProse(page.html);
    // A page without prose has the same address as the doc. Docusaurus warns of that. The browser
    // loads such a page completely.
    if (prose) {
      const {build, before, html, after} = prose;
      replaceFile(page.file, before + html + after);
      const file = path.join(outDir, proseAddress(route));
      fs.mkdirSync(path.dirname(file), {recursive: true});
      fs.writeFileSync(file, JSON.stringify({build, html} satisfies ProseFile));
    }
  }
}
