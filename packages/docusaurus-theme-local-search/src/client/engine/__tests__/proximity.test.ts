import {describe, expect, it} from 'vitest';
import {tokenize} from '../../../words/tokens';
import type {Concept} from '../planQuery';
import {isVerbatim, proximityOf} from '../proximity';

/** A concept of a query that stands for these words, with their weights. */
const concept = (expansions: Readonly<Record<string, number>>): Concept => ({
  typed: Object.keys(expansions)[0] ?? '',
  expansions: Object.entries(expansions).map(([term, weight]) => ({
    term,
    weight,
    isOfHeadings: false,
    isGuess: false,
  })),
  rarity: 1,
  isWanted: true,
  isStopword: false,
  isPart: false,
});

const measure = (text: string, ...concepts: readonly Concept[]) =>
  proximityOf(concepts)?.(tokenize(text));
const [heap, sort, stable] = ['heap', 'sort', 'stable'].map((word) => concept({[word]: 1})) as [
  Concept,
  Concept,
  Concept,
];

describe('the proximity of the words of a query', () => {
  it.each([
    ['nothing of it', 0],
    ['a heap, and one more heap', 0],
    ['the heap sort', 1],
    ['the sort of a heap', 0.5],
    ['heap and a sort, and then a heap or sort', 2 / 3],
    ['heap heap heap sort', 1],
    ['sort a long text heap sort heap', 1],
  ])('in "%s" is %f', (text, expected) => {
    expect(measure(text, heap, sort)).toBeCloseTo(expected);
  });

  it('is lower if a word does not occur', () => {
    expect(measure('a stable heap sort', heap, sort, stable)).toBe(1);
    expect(measure('a heap sort', heap, sort, stable)).toBeCloseTo(2 / 3);
  });

  it('does not count the words of a compound and the compound itself as two places', () => {
    expect(measure('heap std::sort', heap, concept({std: 1}), sort)).toBe(1);
  });

  it('counts only words that are likely meant', () => {
    expect(measure('heap sorted', heap, concept({sorted: 0.5}))).toBe(1);
    expect(measure('heap sorted', heap, concept({sorted: 0.49}))).toBe(0);
  });

  it('is undefined for a single word', () => {
    expect(proximityOf([heap])).toBeUndefined();
  });
});

describe('a text contains a query verbatim', () => {
  it.each([
    ['the heap sort of it', true],
    ['the sort heap of it', false],
    ['the heap and sort', false],
    ['it ends with heap', false],
    ['the heap sorter', false],
    ['a cheap sort', false],
  ])('"%s": %s', (text, expected) => {
    expect(isVerbatim(tokenize(text), 'heap sort')).toBe(expected);
  });
});
