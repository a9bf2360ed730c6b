import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {makeCards} from '../cards';

type Version = Parameters<typeof makeCards>[1];

let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'article-cards-'));
});

afterEach(() => {
  fs.rmSync(siteDir, {recursive: true});
});

const loop = {file: 'loop.cpp', title: 'A loop', time: 'O(n)', space: 'O(1)'};
const problems = [{id: 'sum', title: 'Sum', listings: [loop]}];
const card = 'card:\n  promise: Add.\n  listing: sum/loop.cpp\n  picture: {values: [1]}\n';

/** Writes a doc, and returns its metadata as Docusaurus does. */
function doc(id: string, frontMatter: string, folder = 'docs') {
  const file = `${folder}/${id}.mdx`;
  fs.mkdirSync(path.join(siteDir, folder), {recursive: true});
  fs.writeFileSync(path.join(siteDir, file), `---\n${frontMatter}---\n\nText\n`);
  return {id, title: `Title of ${id}`, source: `@site/${file}`, permalink: `/base/docs/${id}`};
}

function version(docs: readonly object[], ids: readonly string[]): Version {
  const items = ids.map((id) => ({type: 'doc', id}));
  return {
    docs,
    sidebars: {
      main: [
        {type: 'category', items},
        {type: 'link', href: '/'},
      ],
    },
  } as unknown as Version;
}

it('makes a card for each article, in the order of the sidebar', async () => {
  const docs = [doc('a', card), doc('intro', ''), doc('b', card)];
  const cards = await makeCards(siteDir, version(docs, ['intro', 'b', 'a']), problems);
  expect(cards.map(({path: address}) => address)).toEqual(['/base/docs/b', '/base/docs/a']);
  expect(cards[0]).toEqual({
    path: '/base/docs/b',
    title: 'Title of b',
    promise: 'Add.',
    picture: {values: [1]},
    time: 'O(n)',
    space: 'O(1)',
  });
});

it("prefers the card's own title to that of the page", async () => {
  const docs = [doc('a', card.replace('card:', 'card:\n  title: Sum'))];
  await expect(makeCards(siteDir, version(docs, ['a']), problems)).resolves.toMatchObject([
    {title: 'Sum'},
  ]);
});

it('takes the card from the translation of an article', async () => {
  const folder = 'i18n/de/docusaurus-plugin-content-docs/current';
  const docs = [doc('a', card.replace('Add.', 'Addiere.'), folder)];
  await expect(makeCards(siteDir, version(docs, ['a']), problems)).resolves.toMatchObject([
    {promise: 'Addiere.'},
  ]);
});

it('makes no card for an unlisted article', async () => {
  const docs = [{...doc('a', card), unlisted: true}];
  await expect(makeCards(siteDir, version(docs, ['a']), problems)).resolves.toEqual([]);
});

it('the error names the line of a listing without stated bounds, and has no stack trace', async () => {
  const docs = [doc('a', card.replace('loop', 'lop'))];
  await expect(makeCards(siteDir, version(docs, ['a']), problems)).rejects.toHaveProperty(
    'stack',
    'Error: docs/a.mdx:4: "card.listing": no problem.yaml states bounds for "sum/lop.cpp"; ' +
      'choose a listing of listings/sum/problem.yaml or add it there',
  );
});
