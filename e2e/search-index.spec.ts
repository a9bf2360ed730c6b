import fs from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';
import {
  indexMetaName,
  toNamed,
  type HeadingsFile,
  type TextsFile,
} from '../src/plugins/local-search/shared';
import {articleIds, articlePath} from './routes';

const buildDir = path.resolve('build');
const indexDir = path.join(buildDir, 'search-index');

const html = (address: string) =>
  fs.readFileSync(path.join(buildDir, address, 'index.html'), 'utf8');

function readIndex(): {headings: HeadingsFile; texts: string[][]} {
  const [, file = ''] =
    new RegExp(`name=["']?${indexMetaName}["']? content=["']?current:([^"' >]+)`).exec(html('/')) ??
    [];
  const read = (name: string): unknown =>
    JSON.parse(gunzipSync(fs.readFileSync(path.join(indexDir, name))).toString());
  const headings = read(file) as HeadingsFile;
  const texts = headings.texts.flatMap(({file: name}) => (read(name) as TextsFile).pages);
  return {headings, texts: texts.map((page) => [...page])};
}

test('every address in the search index is on its page', () => {
  const {headings} = readIndex();
  expect(headings.pages.length).toBeGreaterThan(15);
  for (const {path: address, title, sections} of headings.pages) {
    const page = html(address);
    for (const {anchor} of sections.map((heading) => toNamed(heading, title))) {
      expect(anchor === '' || new RegExp(`id=["']?${anchor}["' >]`).test(page)).toBe(true);
    }
  }
});

test('the search index has every article, post and page, and no list of them', () => {
  const {headings} = readIndex();
  const paths = headings.pages.map(({path: address}) => address);
  expect(paths).toEqual(
    expect.arrayContaining([...articleIds.map(articlePath), '/', '/blog/welcome']),
  );
  expect(paths.filter((address) => /\/(tags|archive|authors|category)/.test(address))).toEqual([]);
});

test('the search index has the text and the code that a page shows, and no markup', () => {
  const {headings, texts} = readIndex();
  const page = headings.pages.findIndex(
    ({path: address}) => address === articlePath('rotate-array'),
  );
  const text = texts[page]?.join(' ') ?? '';
  expect(text).toContain('std::ranges::reverse');
  // `<span>` is a header of C++ too.
  expect(text).not.toMatch(/<\/?(p|div|Listing)\b|<\/span>|<span\s|import |data=/);
});

test('every page says where the index is', () => {
  const pages = fs
    .readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'));
  for (const file of pages) {
    expect(fs.readFileSync(path.join(buildDir, file), 'utf8')).toMatch(
      /content=["']?current:current\.headings\.[0-9a-f]{10}\.json\.gz/,
    );
  }
});

test('browsers may add the site as a search engine', async ({page, request}) => {
  await page.goto('/');
  const link = page.locator('link[rel=search]');
  await expect(link).toHaveAttribute('type', 'application/opensearchdescription+xml');
  const response = await request.get((await link.getAttribute('href')) ?? '');
  expect(response.status()).toBe(200);
  expect(await response.text()).toMatch(/template="https:\/\/[^"]+\/search\?q=\{searchTerms\}"/);
});
