import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {openIndex} from '../../../packages/docusaurus-theme-local-search/src/__tests__/__fixtures__/openIndex';
import type {Page} from '../../../packages/docusaurus-theme-local-search/src/shared';
import {makeArticles, type Article} from '../articles';
import {readCorpus} from '../corpus';
import type {JudgedQuery} from '../relevance';

const articles = 150;

/** A page of what is generated, cut at its headings; the texts are as good for this with markup. */
function toPage({name, markdown}: Article): Page {
  const [top = '', ...others] = markdown.split(/^## /m);
  const title = /^title: (.*)$/m.exec(top)?.[1] ?? name;
  const sections = others.map((text, index) => {
    const end = text.indexOf('\n');
    return {anchor: `s${index}`, heading: text.slice(0, end), content: text.slice(end)};
  });
  return {
    path: `/${name}`,
    title,
    category: 'default',
    breadcrumbs: ['Part'],
    sections: [{anchor: '', heading: title, content: top}, ...sections],
  };
}

const pages = makeArticles(readCorpus(path.resolve()), articles).map(toPage);

const judged = (
  JSON.parse(
    fs.readFileSync(path.resolve('benchmarks/search/queries.json'), 'utf8'),
  ) as JudgedQuery[]
).map(({query}) => query);

// cspell:disable
/** What the judged queries have too few of. */
const others = [
  'r',
  'n',
  'ro',
  'sort a',
  'a sorted array',
  'sub array',
  'twopointers',
  'amortised constant',
  'amortized analyses of',
  '"of the array"',
  '"insertion sort"',
  '"the the the"',
  'std::',
  'O(n log n)',
  'a[i] = b',
  'zzzzzz',
  'wehn',
  'wrods in',
  'vectro of intgers',
];
// cspell:enable

/** Of so many judged queries one is asked; they are ordered by kind. */
const judgedPerAsked = 3;

const queries = [...judged.filter((_, index) => index % judgedPerAsked === 0), ...others];

const ask = (query: string) => ({query, pages: 10, sectionsPerPage: 3});

describe(`an index of ${articles} articles that is shared among files`, () => {
  const whole = openIndex(pages, {
    occurrencesPerFile: Infinity,
    charactersInOneFile: Infinity,
    charactersPerFile: Infinity,
  });
  whole.fetchAll();
  const expected = new Map(queries.map((query) => [query, whole.answer(ask(query))]));

  it.each([
    ['as a reader asks one query after the other', queries],
    ['in another order, with other files there', [...queries].reverse()],
  ])(
    'answers as one in a single file does: %s',
    (_, asked) => {
      const shared = openIndex(pages);
      for (const query of asked) {
        expect(shared.answerWhole(ask(query))).toEqual(expected.get(query));
      }
    },
    60_000,
  );

  it('answers from few of its files', () => {
    for (const query of ['rotate', 'maximum subarray sum', '"insertion sort"', 'vector']) {
      const shared = openIndex(pages);
      shared.answerWhole(ask(query));
      expect(shared.fetched.filter((part) => part.startsWith('words-')).length).toBeLessThan(9);
      expect(shared.fetched.length).toBeLessThan(60);
    }
  });

  it('asks for no file for the first letter but that of the letter itself', () => {
    const shared = openIndex(pages);
    shared.answer(ask('r'));
    shared.answerWhole(ask('r'));
    expect(shared.fetched.filter((part) => part.startsWith('words-'))).toHaveLength(1);
  });
});
