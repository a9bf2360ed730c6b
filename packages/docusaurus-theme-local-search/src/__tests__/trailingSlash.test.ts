import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readEntries} from '../push/readEntries';
import {buildSite} from './__fixtures__/builtSite';

const doc = (permalink: string) => ({
  permalink,
  title: 'A doc',
  source: '@site/docs/a.md',
  frontMatter: {},
});
const html = '<main><article><h1>A doc</h1><p>Text.</p></article></main>';

const content = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          versionName: 'current',
          isLast: true,
          sidebars: {},
          docs: [doc('/base/docs/'), doc('/base/docs/a')],
        },
      ],
    },
  },
  'docusaurus-plugin-content-pages': {
    default: [{type: 'jsx', permalink: '/base/', source: '@site/src/pages/index.tsx'}],
  },
};

describe('the addresses of results, of the search page and in the OpenSearch description', () => {
  it.each([
    [
      true,
      ['docs/index.html', 'docs/a/index.html'],
      ['/base/', '/base/docs/', '/base/docs/a/'],
      '/base/search/',
    ],
    [false, ['docs.html', 'docs/a.html'], ['/base/', '/base/docs', '/base/docs/a'], '/base/search'],
    [
      undefined,
      ['docs/index.html', 'docs/a/index.html'],
      ['/base/', '/base/docs/', '/base/docs/a'],
      '/base/search',
    ],
  ])("follow the site's setting if trailingSlash is %s", async (...row) => {
    const [trailingSlash, files, paths, searchPage] = row;
    const pages = ['index.html', ...files].map((file) => [file, html] as const);
    const site = await buildSite(content, Object.fromEntries(pages), {trailingSlash});
    const {outDir} = site;
    const found = readEntries(outDir).map(({path: address}) => address);
    expect(found.sort()).toEqual(paths);
    expect(site.data.searchPagePath).toBe(searchPage);
    expect(fs.readFileSync(path.join(outDir, 'opensearch.xml'), 'utf8')).toContain(
      `https://example.org${searchPage}?q=`,
    );
  });
});
