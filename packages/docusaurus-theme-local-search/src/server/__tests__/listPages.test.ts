import type {AllContent} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {latestVersionOf} from '../docsVersions';
import {listPages} from '../listPages';

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
  latestVersionOf(listPages(content, {docs, blog: true, pages: true, routes: []}, (path) => path));

it('is the version that readers come to, and not the one that is being written', () => {
  expect(latestOf(contentOf(version('current', false), version('1.0', true)))).toBe('1.0');
  expect(latestOf(contentOf(version('current', true)))).toBe('current');
});

it('is the one version of the index where docs are not searched, or there are none', () => {
  const content = contentOf(version('current', false), version('1.0', true));
  expect(latestOf(content, false)).toBe('current');
  expect(latestOf({})).toBe('current');
});
