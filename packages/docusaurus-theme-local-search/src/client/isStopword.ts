import {stopwords} from '@local-search/stopwords';

const known: ReadonlySet<string> = new Set(stopwords);

/** Whether a word is one like "the", which says little, in the site's language. */
export const isStopword = (word: string): boolean => known.has(word);
