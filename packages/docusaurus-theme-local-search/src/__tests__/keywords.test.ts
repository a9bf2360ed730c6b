import fs from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {readEntries} from '../push/readEntries';
import {toPage} from '../server/writeVersions';
import {indexFolder} from '../shared';
import {buildSite} from './__fixtures__/builtSite';

const frontMatter = (keywords: unknown) => ({search_keywords: keywords});

const doc = {
  permalink: '/base/doc',
  title: 'Doc',
  frontMatter: frontMatter(['otter', 'sea bear']),
  tags: [{label: 'seal'}],
};
const post = {
  metadata: {
    permalink: '/base/post',
    title: 'Post',
    frontMatter: frontMatter(['elk']),
    tags: [{label: 'moose'}],
  },
};
const page = {type: 'mdx', permalink: '/base/page', frontMatter: frontMatter(['lynx'])};
const other = {type: 'mdx', permalink: '/base/other', frontMatter: frontMatter('walrus')};

const content = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [{versionName: 'current', isLast: true, docs: [doc], sidebars: {}}],
    },
  },
  'docusaurus-plugin-content-blog': {default: {blogPosts: [post]}},
  'docusaurus-plugin-content-pages': {default: [page, other]},
};

it('pages are found by the keywords and tags of their front matter, which readers do not see', async () => {
  const html = '<article>Above. <h2 id="x">Section</h2> Below.</article>';
  const names = ['doc', 'post', 'page', 'other'];
  const files = Object.fromEntries(names.map((name) => [`${name}/index.html`, html]));
  const {outDir} = await buildSite(content, files);
  const folder = path.join(outDir, indexFolder);
  const vocabulary = fs.readdirSync(folder).find((name) => name.includes('.vocabulary.')) ?? '';
  const {words} = JSON.parse(
    gunzipSync(fs.readFileSync(path.join(folder, vocabulary))).toString(),
  ) as {words: string};
  expect(words.split('\n')).toEqual([
    ...['above', 'bear', 'below', 'elk', 'lynx'],
    ...['moose', 'otter', 'sea', 'sea bear', 'seal'],
  ]);
  const texts = readEntries(outDir).map(({content: text}) => text);
  expect([...new Set(texts)]).toEqual(['Above.', 'Below.']);
});

it('the keywords of a page are combined with those of its first section', () => {
  const source = {path: '/', title: 'T', category: 'pages', version: undefined} as const;
  const section = {anchor: '', heading: 'T', content: '', keywords: ['sloth']};
  const text = {title: 'T', breadcrumbs: [], isHidden: false, sections: [section, section]};
  const {sections} = toPage({...source, keywords: ['elk']}, text);
  expect(sections.map(({keywords}) => keywords)).toEqual([['elk', 'sloth'], ['sloth']]);
});
