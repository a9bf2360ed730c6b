import type {AllContent} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {latestVersionOf} from '../docsVersions';
import {includedPages, listPages, type Included} from '../listPages';

const version = (versionName: string, isLast: boolean) => ({
  versionName,
  isLast,
  sidebars: {},
  docs: [
    {permalink: `/docs/${versionName}/a`, title: 'A', source: '@site/docs/a.md', frontMatter: {}},
  ],
});

const contentOf = (...loadedVersions: readonly object[]) =>
  ({'docusaurus-plugin-content-docs': {default: {loadedVersions}}}) as unknown as AllContent;

const latestOf = (content: AllContent, docs = true) =>
  latestVersionOf(
    includedPages(
      listPages(content, (path) => path),
      {docs, blog: true, pages: true, routes: []},
    ),
  );

describe('the pages of a search', () => {
  const doc = (name: string, more: object = {}) => ({
    permalink: `/docs/${name}`,
    frontMatter: {},
    ...more,
  });
  const post = (name: string, unlisted: boolean) => ({
    metadata: {permalink: `/blog/${name}`, frontMatter: {}, unlisted},
  });
  const page = (name: string, more: object = {}) => ({
    type: 'mdx',
    permalink: `/${name}`,
    frontMatter: {},
    ...more,
  });
  const docs = [doc('listed'), doc('draft', {draft: true}), doc('unlisted', {unlisted: true})];
  const content = {
    ...contentOf({...version('current', true), docs}),
    'docusaurus-plugin-content-blog': {
      default: {blogPosts: [post('listed', false), post('unlisted', true)]},
    },
    'docusaurus-plugin-content-pages': {
      default: [page('listed'), page('unlisted', {unlisted: true}), page('jsx', {type: 'jsx'})],
    },
  } as unknown as AllContent;
  const included = {docs: true, blog: true, pages: true, routes: []};
  const pathsOf = (more: Partial<Included>) =>
    includedPages(
      listPages(content, (path) => path),
      {...included, ...more},
    ).map(({path}) => path);

  it('are neither drafts nor unlisted', () => {
    expect(pathsOf({})).toEqual(['/docs/listed', '/blog/listed', '/listed', '/jsx']);
  });

  it('have the titles that their plugins know, which are none for a page of components', () => {
    const pages = [page('a', {title: 'A'}), page('b'), page('jsx', {type: 'jsx', title: 'No'})];
    const ofPages: unknown = {'docusaurus-plugin-content-pages': {default: pages}};
    const all = listPages(ofPages as AllContent, (path) => path);
    expect(all.map(({title}) => title)).toEqual(['A', '', '']);
  });

  it.each([
    [{docs: false}, ['/blog/listed', '/listed', '/jsx']],
    [{blog: false}, ['/docs/listed', '/listed', '/jsx']],
    [{pages: false, routes: ['/more']}, ['/docs/listed', '/blog/listed', '/more']],
  ])('are those that the options %j include', (options, paths) => {
    expect(pathsOf(options)).toEqual(paths);
  });
});

it('the latest version is the last released one, not the one in progress', () => {
  expect(latestOf(contentOf(version('current', false), version('1.0', true)))).toBe('1.0');
  expect(latestOf(contentOf(version('current', true)))).toBe('current');
});

it('the latest version is `current` if docs are not searched or do not exist', () => {
  const content = contentOf(version('current', false), version('1.0', true));
  expect(latestOf(content, false)).toBe('current');
  expect(latestOf({})).toBe('current');
});
