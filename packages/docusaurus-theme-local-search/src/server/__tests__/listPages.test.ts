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

it('the latest version is the last released one, not the one in progress', () => {
  expect(latestOf(contentOf(version('current', false), version('1.0', true)))).toBe('1.0');
  expect(latestOf(contentOf(version('current', true)))).toBe('current');
});

it('the latest version is `current` if docs are not searched or do not exist', () => {
  const content = contentOf(version('current', false), version('1.0', true));
  expect(latestOf(content, false)).toBe('current');
  expect(latestOf({})).toBe('current');
});
