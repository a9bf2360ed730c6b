import fs from 'node:fs';
import path from 'node:path';
import {writeAtomically} from './build/atomicFile';

/** The attribute of the static previews that the script creates. */
const previewAttribute = 'data-later';

const scripts = /<script>.*?<\/script>/gs;

/** Returns a page without the inline script for previews if it has no previews. */
function withoutUnusedScript(html: string): string {
  const isOfPreviews = (script: string) => script.includes(`noscript[${previewAttribute}]`);
  const rest = html.replace(scripts, (script) => (isOfPreviews(script) ? '' : script));
  return rest.includes(previewAttribute) ? html : rest;
}

/**
 * Removes the inline script for previews from the built pages without previews. Docusaurus can add
 * a script only to all pages.
 *
 * It reads and writes each page synchronously, because other plugins may change the same page.
 */
export function dropPreviewsScript(outDir: string): void {
  for (const name of fs.readdirSync(outDir, {recursive: true, encoding: 'utf8'})) {
    const file = path.join(outDir, name);
    if (name.endsWith('.html')) {
      const html = fs.readFileSync(file, 'utf8');
      const rest = withoutUnusedScript(html);
      if (rest !== html) {
        // Other plugins may be reading the page.
        writeAtomically(file, rest);
      }
    }
  }
}
