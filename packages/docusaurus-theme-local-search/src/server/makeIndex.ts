import {
  indexFormat,
  storeHeading,
  storeLength,
  wordsFileOf,
  type HeadingsFile,
  type Page,
  type Part,
  type StoredWord,
  type TextFile,
  type VocabularyFile,
  type WordsFile,
} from '../shared';
import {stemOf, type Stemmer} from '../words/stem';
import {countWords, type WordCounts} from './countWords';

/** What decides how an index is shared among files. */
export interface Sizes {
  /** Occurrences of words in one file, on average: some 4 kB. */
  readonly occurrencesPerFile: number;
  /** The most characters of text that all pages have in one file; above, each has its own. */
  readonly charactersInOneFile: number;
}

const usualSizes: Sizes = {occurrencesPerFile: 4000, charactersInOneFile: 400_000};

/** Shares words among files: each in that of its beginning, and in that of its stem's. */
function shareWords(words: WordCounts['words'], files: number, stemmer: Stemmer): StoredWord[][] {
  const shares = Array.from({length: files}, (): StoredWord[] => []);
  for (const word of words) {
    const [term] = word;
    const stem = stemOf(term, stemmer);
    for (const file of new Set([wordsFileOf(term, files), wordsFileOf(stem, files)])) {
      shares[file]?.push(word);
    }
  }
  return shares;
}

function headingsOf(
  version: string,
  pages: readonly Page[],
  lengths: readonly number[],
  pagesPerText: number,
): HeadingsFile {
  let document = 0;
  return {
    format: indexFormat,
    version,
    pages: pages.map(({path: address, title, category, breadcrumbs, sections}) => ({
      path: address,
      title,
      category,
      breadcrumbs,
      sections: sections.map((section) => storeHeading(section, title)),
      lengths: sections.map(() => storeLength(lengths[document++] ?? 0)),
    })),
    pagesPerText,
  };
}

/** What a file of an index holds. */
export type PartContent = HeadingsFile | WordsFile | VocabularyFile | TextFile;

/** An index of one version of the docs. */
export interface Index {
  readonly parts: ReadonlyMap<Part, PartContent>;
  /** The number of its files of words. */
  readonly wordsFiles: number;
}

/** Makes the index of one version of the docs. */
export function makeIndex(
  version: string,
  pages: readonly Page[],
  stemmer: Stemmer,
  {occurrencesPerFile, charactersInOneFile}: Sizes = usualSizes,
): Index {
  const contents = pages.map(({sections}) => sections.map(({content}) => content));
  const {lengths, words} = countWords(contents.flat());
  const occurrences = words.reduce((sum, [, distances]) => sum + distances.length, 0);
  const characters = contents.flat().reduce((sum, {length}) => sum + length, 0);
  const wordsFiles = Math.ceil(occurrences / occurrencesPerFile) || 1;
  const pagesPerText = characters <= charactersInOneFile ? Math.max(1, pages.length) : 1;

  const parts = new Map<Part, PartContent>();
  parts.set('headings', headingsOf(version, pages, lengths, pagesPerText));
  const terms = words.map(([term]) => term).join('\n');
  parts.set('vocabulary', {format: indexFormat, words: terms});
  shareWords(words, wordsFiles, stemmer).forEach((share, file) =>
    parts.set(`words-${file}`, {format: indexFormat, words: share}),
  );
  for (let page = 0; page < pages.length; page += pagesPerText) {
    const share = contents.slice(page, page + pagesPerText);
    parts.set(`text-${page / pagesPerText}`, {format: indexFormat, pages: share});
  }
  return {parts, wordsFiles};
}
