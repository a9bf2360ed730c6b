import {expect, it} from 'vitest';
import {packHeadings} from '../../../headingsFile';
import {expressionOf} from '../../../words/expressionOf';
import {indexFormat} from '../../../shared';
import {openDatabase} from '../../../__tests__/__fixtures__/openIndex';
import {EntryTokens} from '../entryTokens';
import type {Concept} from '../planQuery';
import {comparedEntries} from '../rankingWeights';
import {rerank} from '../rerank';

const concept = (typed: string, weight = 1): Concept => ({
  typed,
  expansions: [{term: typed, weight, isOfHeadings: false, isGuess: false}],
  rarity: 1,
  isWanted: true,
  isStopword: false,
  isPart: false,
});

/**
 * Returns the headings of documents with equal scores, ranked for a query of these concepts.
 *
 * @param expression the expression that the query is, if it is one.
 * @param contents the texts of the documents; none is loaded if there are none.
 */
function ranked(
  concepts: readonly Concept[],
  headings: readonly string[],
  expression?: string,
  contents?: readonly string[],
): string[] {
  const page = {path: '/', title: 'Page', category: 'default', breadcrumbs: []} as const;
  const database = openDatabase(
    packHeadings({
      version: 'current',
      pages: [{...page, sections: headings}],
      lengths: '',
      pagesOfTexts: [1],
    }),
    1,
  );
  if (contents) {
    database.addTexts(0, {format: indexFormat, pages: [contents]});
  }
  const plan = {expression, words: concepts.map(({typed}) => typed), concepts, phrases: []};
  const hits = headings.map((_, index) => ({document: index + 1, score: 1}));
  return rerank(database, {plan, hits}, new EntryTokens()).map(
    ({document}) => database.documents.get(document).heading,
  );
}

it('a heading ranks better the fewer words it has that the query lacks', () => {
  const headings = ['Heap sorts large arrays', 'Heap sorts arrays', 'Heap'];
  expect(ranked([concept('heap')], headings)).toEqual([...headings].reverse());
});

it('a heading ranks no worse for its stop words', () => {
  expect(ranked([concept('heap')], ['Heap sort', 'The heap'])).toEqual(['The heap', 'Heap sort']);
});

it.each([
  [0.6, 'counts', ['Heap sort', 'Heap sort steps']],
  [0.59, 'does not count', ['Heap sort steps', 'Heap sort']],
])('a word of a heading that is meant with a weight of %d %s', (weight, _, expected) => {
  expect(ranked([concept('heap', weight)], ['Heap sort steps', 'Heap sort'])).toEqual(expected);
});

it('a heading ranks better the closer together it has the words of the query', () => {
  const headings = ['Rotate a long array', 'Rotate an array now'];
  expect(ranked([concept('rotate'), concept('array')], headings)).toEqual([...headings].reverse());
});

it.each([
  ['(x < 0) != (y < 0)', 'Different'],
  ['(x < 0) == (y < 0)', 'Equal'],
  // A comma is no operator.
  ['x,y', 'List'],
])('of the texts with the words of %s, %s ranks first', (query, expected) => {
  const concepts = ['x', 'y'].map((typed) => concept(typed));
  const contents = ['x y', '(x < 0) != (y < 0)', '(x < 0) == (y < 0)', 'x,y'];
  const headings = ['List', 'Different', 'Equal', 'Comma'];
  expect(ranked(concepts, headings, expressionOf(query), contents)[0]).toBe(expected);
});

it('entries beyond the compared ones follow in their order', () => {
  const compared = Array.from({length: comparedEntries}, (_, at) => `Heap sort ${at}`);
  const headings = [...compared, 'Heap', 'Heap sort'];
  expect(ranked([concept('heap')], headings)).toEqual(headings);
});
