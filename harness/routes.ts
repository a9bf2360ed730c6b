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

export const articleIds = findArticleIds(path.resolve(__dirname, '..'));

/** The path of the articles in the built site. */
export const articlesPath = `/docs/${articleFolder}`;

export const articlePath = (id: string) => `${articlesPath}/${id}`;

const tags = ['docusaurus', 'facebook', 'hello', 'hola'];
const posts = ['first-blog-post', 'long-blog-post', 'mdx-blog-post', 'welcome'];

/** All pages in section 2 of the specification that are not redirects, and the search page. */
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
