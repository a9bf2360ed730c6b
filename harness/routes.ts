import fs from 'node:fs';
import path from 'node:path';

const articleFolder = 'data-structures-and-algorithms/array';

/** Returns the ids of the articles of a site, which are the names of their files. */
export function findArticleIds(siteDir: string): string[] {
  return fs
    .readdirSync(path.join(siteDir, 'docs', articleFolder))
    .filter((file) => /^[^_].*\.mdx?$/.test(file))
    .map((file) => path.parse(file).name)
    .sort();
}

/** The ids of the articles of this site. */
export const articleIds = findArticleIds(path.resolve(__dirname, '..'));

/** The path of the articles in the built site. */
export const articlesPath = `/docs/${articleFolder}`;

/** Returns the path of an article in the built site. */
export const articlePath = (id: string) => `${articlesPath}/${id}`;

const tags = ['docusaurus', 'facebook', 'hello', 'hola'];
const posts = ['first-blog-post', 'long-blog-post', 'mdx-blog-post', 'welcome'];

/** The paths of the pages of the built site, without redirects, the offline page and recorded runs. */
export const pages = [
  '/',
  '/search',
  '/markdown-page',
  '/proofs',
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/authors/editors',
  '/blog/authors/all-contributors-articles',
  '/blog/tags',
  ...tags.map((tag) => `/blog/tags/${tag}`),
  ...posts.map((post) => `/blog/${post}`),
  '/docs/intro',
  '/docs/tags',
  '/docs/tags/array',
  '/docs/category/array',
  ...articleIds.map(articlePath),
];
