// All numbers that decide the order of results. `textIndex.ts` and `score.ts` score every
// section by its words; `rerank.ts` then compares the best sections word by word;
// `answerQuery.ts` adds sections up to pages.

/**
 * The fields of an entry that are searched: the section's heading, the title of its page,
 * and its text. In the section above a page's first heading, the heading is the title, so
 * a word of a title counts there twice.
 */
export const fields = ['heading', 'pageTitle', 'content'] as const;
export type Field = (typeof fields)[number];

/** How much a match in each field counts. */
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

/** The weight of a word like "the", however rare it is on a small site. */
export const stopwordWeight = 0.15;

/** The weight of a match of a compound, such as `std::rotate`, added to that of its parts. */
export const compoundWeight = 1.5;

/** How surely a word that two of the query make together, such as `sub array`, stands for each of them. */
export const joinedWeight = 0.86;

/** The share of a query's weight that a section must match to be a result. */
export const minCoverage = 0.35;

/** The share of what a section lacks that other sections of its page make up for. */
export const pageShare = 0.3;

/**
 * The number of sections, the best ones, that are compared word by word: their texts are fetched
 * for it.
 */
export const comparedEntries = 16;

/** The number of sections, the best ones, in whose texts a quoted phrase is looked for. */
export const phraseEntries = 160;

/** What is added at most in that comparison, as a share of the score. */
export const bonuses = {
  /** The heading has no other words than the query's. */
  wholeHeading: 0.25,
  /** The words stand together in the heading. */
  nearInHeading: 0.5,
  /** The words stand together in the text. */
  nearInContent: 1,
  /** The text has the query's words as they were typed, one after the other. */
  verbatimInContent: 0.5,
} as const;

/** What a page's second best section adds to the best, the third to the second, and so on. */
export const furtherSectionShare = 0.15;
