import fs from 'node:fs';
import path from 'node:path';
import type {Article} from '../../search/articles';
import {run} from '../peers';
import {writeArticles, writeFiles} from './files';

const packages = path.resolve(__dirname, '../../../node_modules');

const config = `
export default {
  title: 'Stock',
  url: 'https://example.org',
  baseUrl: '/',
  headTags: [{tagName: 'link', attributes: {rel: 'icon', href: 'data:,'}}],
  // It has no landing page.
  onBrokenLinks: 'ignore',
  future: {v4: true, faster: true},
  presets: [['classic', {docs: {routeBasePath: 'docs'}, blog: false, pages: false}]],
  themes: [['@easyops-cn/docusaurus-search-local', {hashed: 'filename', indexBlog: false}]],
  themeConfig: {navbar: {title: 'Stock'}},
};
`;

/**
 * Builds a stock Docusaurus site, in the project's version, with the easyops search plugin.
 *
 * @returns the folder of the built site.
 */
export async function buildStock(dir: string, articles: readonly Article[]): Promise<string> {
  writeFiles(dir, {
    'docusaurus.config.mjs': config,
    'package.json': '{"name": "stock", "private": true}',
  });
  writeArticles(path.join(dir, 'docs'), articles);
  fs.symlinkSync(packages, path.join(dir, 'node_modules'));
  const docusaurus = path.join(packages, '@docusaurus/core/bin/docusaurus.mjs');
  await run(process.execPath, [docusaurus, 'build'], {
    cwd: dir,
    env: {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
  });
  return path.join(dir, 'build');
}
