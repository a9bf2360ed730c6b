import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {filesBelow} from './corpus';

const root = path.resolve(__dirname, '../..');
const program = path.join(root, 'node_modules/pagefind/lib/runner/bin.cjs');

/**
 * Pagefind's own box as its documentation sets it up. Its messages are the query alone, so that
 * one can see which query the results are of.
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

/** What of a page is searched, as in the other searches: the main part as readers see it. */
const searched = [
  ['--root-selector', 'main'],
  ['--exclude-selectors', '[data-search-ignore], .hash-link, .theme-doc-breadcrumbs'],
].flat();

/**
 * Adds Pagefind's index and box to a built site.
 *
 * @throws Error with what Pagefind printed, when it fails.
 */
export function addPagefind(output: string): void {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [program, '--site', output, ...searched],
    {encoding: 'utf8'},
  );
  if (status !== 0) {
    throw new Error(`Pagefind failed:\n${stdout}${stderr}`);
  }
  for (const file of filesBelow(output, '.html')) {
    const html = fs.readFileSync(file, 'utf8');
    fs.writeFileSync(
      file,
      html.includes('</body>') ? html.replace('</body>', () => `${box}</body>`) : html + box,
    );
  }
}
