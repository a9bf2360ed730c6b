import fs from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {readEntries} from '../push/readEntries';
import {toPage} from '../server/writeVersions';
import {indexFolder, type WordsFile} from '../shared';
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

/** The content of a docs plugin with one doc. */
const docsOf = (only: object) => ({
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [{versionName: 'current', isLast: true, docs: [only], sidebars: {}}],
    },
  },
});

const content = {
  ...docsOf(doc),
  'docusaurus-plugin-content-blog': {default: {blogPosts: [post]}},
  'docusaurus-plugin-content-pages': {default: [page]},
};

it('pages are found by the keywords and tags of their front matter, which readers do not see', async () => {
  const html = '<article>Above. <h2 id="x">Section</h2> Below.</article>';
  const names = ['doc', 'post', 'page'];
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
  const keywords = {ofPage: ['elk'], ofSections: new Map()};
  const {sections} = toPage({...source, keywords}, text);
  expect(sections.map((read) => read.keywords)).toEqual([['elk', 'sloth'], ['sloth']]);
});

/** Builds a site with one page that has two sections, and returns the index's files of words. */
async function wordsOf(keywords: unknown) {
  const docOfSections = {
    permalink: '/base/doc',
    title: 'Doc',
    source: '@site/docs/doc.md',
    frontMatter: frontMatter(keywords),
    tags: [],
  };
  const {outDir} = await buildSite(docsOf(docOfSections), {
    'doc/index.html': '<article><h2 id="one">A</h2>Word.<h2 id="two">B</h2>Word.</article>',
  });
  const folder = path.join(outDir, indexFolder);
  const file = fs.readdirSync(folder).find((name) => name.includes('.words-')) ?? '';
  const content = gunzipSync(fs.readFileSync(path.join(folder, file))).toString();
  return (JSON.parse(content) as WordsFile).words;
}

it('a section is found by its own keywords', async () => {
  const words = await wordsOf(['otter', {two: ['elk', 7], '#one': ['lynx']}]);
  // Sections are numbered from 1; the first is the text above the first heading.
  expect(Object.fromEntries(words.map(([term, [section]]) => [term, section]))).toMatchObject({
    otter: 1,
    lynx: 2,
    elk: 3,
    7: 3,
  });
});

it.each([
  ['a text', 'walrus'],
  ['a list of lists', [['walrus']]],
  ['a section with a text', [{one: 'walrus'}]],
  ['a section with a list in its list', [{one: ['walrus', ['otter']]}]],
  ['an empty value', null],
])('keywords that are %s are refused, with the file and an example', async (_, keywords) => {
  await expect(wordsOf(keywords)).rejects.toThrow(
    /@site\/docs\/doc\.md: "search_keywords" in the front matter must be a list, such as \[cyclic shift\]/,
  );
});

it('keywords of a section that the page does not have are refused, with its sections', async () => {
  await expect(wordsOf([{three: ['walrus']}])).rejects.toThrow(
    '@site/docs/doc.md: "search_keywords" in the front matter names the section "three", which the page does not have; it has: one, two.',
  );
});
