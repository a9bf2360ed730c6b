// All numbers that decide the ranking of results. `textIndex.ts` and `score.ts` score every
// section by its words. `rerank.ts` then compares the best sections word by word.
// `answerQuery.ts` adds up the scores of a page's sections.

/**
 * The fields of an entry that are searched: the section's heading, its page's title, and its
 * text. In the section above a page's first heading, the heading is the page's title, so a word
 * of the title counts twice there.
 */
export type Field = 'heading' | 'pageTitle' | 'content';

/** The weight of a match in each field. */
export const fieldWeights: Readonly<Record<Field, number>> = {
  heading: 6,
  pageTitle: 4,
  content: 2,
};

/**
 * The terms k1 and b of BM25F for each field.
 *
 * @see Robertson and Zaragoza, "The probabilistic relevance framework", 2009.
 */
export const saturation: Readonly<Record<Field, number>> = {
  heading: 1.6,
  pageTitle: 1.6,
  content: 2.56,
};
export const lengthEffect: Readonly<Record<Field, number>> = {
  heading: 0.5,
  pageTitle: 0.3,
  content: 0.75,
};

/** The weight of a stop word, however rare it is on a small site. */
export const stopwordWeight = 0.15;

/**
 * The weight of a match of a compound, such as `std::rotate`; it is added to the weights of its
 * parts.
 */
export const compoundWeight = 1.5;

/**
 * The weight with which a word made of two query words, such as `sub array`, stands for each of
 * them.
 */
export const joinedWeight = 0.86;

/** The share of a query's weight that a section must match to be a result. */
export const minCoverage = 0.35;

/** The share of a section's missing words that other sections of its page can make up for. */
export const pageShare = 0.3;

/**
 * The number of best sections that are compared word by word; their texts are fetched for that.
 */
export const comparedEntries = 16;

/** The number of best sections whose texts are searched for a quoted phrase. */
export const phraseEntries = 160;

/** The maximum bonuses of that comparison, as shares of the score. */
export const bonuses = {
  /** The heading contains only words of the query, apart from stop words. */
  wholeHeading: 0.25,
  /** The heading is the whole query: the page "Array" ranks first for `array`. */
  headingIsQuery: 1,
  /** The words are close together in the heading. */
  nearInHeading: 0.5,
  /** The words are close together in the text. */
  nearInContent: 1,
  /** The text contains the query's words consecutively, as they were typed. */
  verbatimInContent: 0.5,
  /** The text contains the query's expression, operators included: `x % 2 == 1`. */
  expressionInContent: 1,
} as const;

/**
 * The share of its score that a page's second best section adds to the page; each further
 * section's share is multiplied by this again.
 */
export const furtherSectionShare = 0.15;
