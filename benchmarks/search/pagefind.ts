import fs from 'node:fs';
import path from 'node:path';
import {filesBelow} from './corpus';

/**
 * Pagefind's own search box, as its documentation sets it up. Its messages contain only the query,
 * so that the benchmark can tell which query the results belong to.
 */
const box = `
<link rel="stylesheet" href="/pagefind/pagefind-ui.css">
<div id="pagefind" style="position: fixed; z-index: 999; top: 4rem; right: 1rem; width: 24rem; background: white"></div>
<script src="/pagefind/pagefind-ui.js"></script>
<script>
  addEventListener('DOMContentLoaded', () => {
    const [searching, found] = ['…', '[SEARCH_TERM]'];
    new PagefindUI({
      element: '#pagefind',
      pageSize: 10,
      showSubResults: true,
      showImages: false,
      translations: {searching, zero_results: found, one_result: found, many_results: found},
    });
  });
</script>
`;

/** The indexed part of a page, as in the other searches: the main part as readers see it. */
const searched = {
  rootSelector: 'main',
  excludeSelectors: ['[data-search-ignore]', '.hash-link', '.theme-doc-breadcrumbs'],
};

/** @throws Error with the errors of Pagefind. */
function throwIfAny(errors: readonly string[]): void {
  if (errors.length > 0) {
    throw new Error(`Pagefind failed:\n${errors.join('\n')}`);
  }
}

/**
 * Adds Pagefind's index and search box to a built site.
 *
 * @throws Error with the errors of Pagefind.
 */
export async function addPagefind(output: string): Promise<void> {
  const {close, createIndex} = await import('pagefind');
  const {index, errors} = await createIndex(searched);
  throwIfAny(errors);
  if (index) {
    throwIfAny((await index.addDirectory({path: output})).errors);
    throwIfAny((await index.writeFiles({outputPath: path.join(output, 'pagefind')})).errors);
  }
  await close();
  for (const file of filesBelow(output, '.html')) {
    const html = fs.readFileSync(file, 'utf8');
    const end = html.lastIndexOf('</body>');
    const at = end < 0 ? html.length : end;
    fs.writeFileSync(file, html.slice(0, at) + box + html.slice(at));
  }
}
