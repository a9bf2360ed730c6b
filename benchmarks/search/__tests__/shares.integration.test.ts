import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {openIndex} from '../../../packages/docusaurus-theme-local-search/src/__tests__/__fixtures__/openIndex';
import type {Page} from '../../../packages/docusaurus-theme-local-search/src/shared';
import {makeArticles, type Article} from '../articles';
import {readCorpus} from '../corpus';
import type {JudgedQuery} from '../relevance';

const articles = 150;

/**
 * Returns a generated article as a page, split at its headings. Its markup does not affect this
 * test, so it is kept.
 */
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
/** Kinds of queries that are rare among the judged queries. */
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

/** Every how many of the judged queries, which are sorted by kind, one is asked. */
const judgedPerAsked = 3;

const queries = [...judged.filter((_, index) => index % judgedPerAsked === 0), ...others];

const ask = (query: string) => ({query, pages: 10, sectionsPerPage: 3});

describe(`an index of ${articles} articles that is split into files`, () => {
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
  ])('answers like an index in a single file: %s', (_, asked) => {
    const shared = openIndex(pages);
    for (const query of asked) {
      expect(shared.answerWhole(ask(query))).toEqual(expected.get(query));
    }
  });

  it('answers from few of its files', () => {
    for (const query of ['rotate', 'maximum subarray sum', '"insertion sort"', 'vector']) {
      const shared = openIndex(pages);
      shared.answerWhole(ask(query));
      expect(shared.fetched.filter((part) => part.startsWith('words-')).length).toBeLessThan(9);
      expect(shared.fetched.length).toBeLessThan(60);
    }
  });

  it('fetches only one words file for a query of one letter', () => {
    const shared = openIndex(pages);
    shared.answer(ask('r'));
    shared.answerWhole(ask('r'));
    expect(shared.fetched.filter((part) => part.startsWith('words-'))).toHaveLength(1);
  });
});
