import {stopwords} from '@local-search/stopwords';

const known: ReadonlySet<string> = new Set(stopwords);

/** Whether a word is a stop word of the site's language, such as "the". */
export const isStopword = (word: string): boolean => known.has(word);
