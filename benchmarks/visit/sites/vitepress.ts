import fs from 'node:fs';
import path from 'node:path';
import type {Article} from '../../search/articles';
import {folderOf, partsOf} from '../pages';
import {run} from '../peers';
import {foldersOf, writeArticles, writeFiles} from './files';

const sidebarOf = (articles: readonly Article[]) =>
  foldersOf(articles).map((folder) => ({
    text: folder,
    collapsed: true,
    items: articles.flatMap((article, index) =>
      folderOf(index) === folder
        ? [{text: partsOf(article).title, link: `/${folder}/${article.name}`}]
        : [],
    ),
  }));

const config = (articles: readonly Article[]) => `
export default {
  title: 'VitePress',
  head: [['link', {rel: 'icon', href: 'data:,'}]],
  cacheDir: './.cache',
  themeConfig: {search: {provider: 'local'}, sidebar: ${JSON.stringify(sidebarOf(articles))}},
};
`;

/** Adds the title as a heading, because VitePress shows only headings of the text. */
function withHeading(article: Article): string {
  const {title, text} = partsOf(article);
  return article.markdown.replace(text, () => `\n# ${title}\n\n${text}`);
}

/**
 * Builds a VitePress site with its own search, which uses MiniSearch.
 *
 * @param packages the `node_modules` with VitePress.
 * @returns the folder of the built site.
 */
export async function buildVitepress(
  dir: string,
  articles: readonly Article[],
  packages: string,
): Promise<string> {
  writeFiles(dir, {
    '.vitepress/config.mjs': config(articles),
    'package.json': '{"name": "vitepress-site", "private": true, "type": "module"}',
  });
  writeArticles(dir, articles, withHeading);
  fs.symlinkSync(packages, path.join(dir, 'node_modules'));
  await run(process.execPath, [path.join(packages, 'vitepress/bin/vitepress.js'), 'build'], {
    cwd: dir,
  });
  return path.join(dir, '.vitepress/dist');
}
