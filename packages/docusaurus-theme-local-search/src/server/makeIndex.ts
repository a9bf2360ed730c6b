import {
  beginningOf,
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
  /** The most occurrences of words in one file, on average: some 4 kB. */
  readonly occurrencesPerFile: number;
  /** The most characters of text for which all pages are in one file. */
  readonly charactersInOneFile: number;
  /** Where there are more: the most in a file, unless a single page has more. */
  readonly charactersPerFile: number;
}

const usualSizes: Sizes = {
  occurrencesPerFile: 4000,
  charactersInOneFile: 400_000,
  charactersPerFile: 16_000,
};

/** Splits pages, in their order, into files of text. */
function splitTexts(
  pages: TextFile['pages'],
  {charactersInOneFile, charactersPerFile}: Sizes,
): TextFile['pages'][] {
  const lengths = pages.map((texts) => texts.reduce((sum, {length}) => sum + length, 0));
  const all = lengths.reduce((sum, length) => sum + length, 0);
  const limit = all <= charactersInOneFile ? charactersInOneFile : charactersPerFile;
  const files: TextFile['pages'][number][][] = [];
  let characters = 0;
  pages.forEach((texts, page) => {
    const length = lengths[page] ?? 0;
    if (page === 0 || characters + length > limit) {
      files.push([]);
      characters = 0;
    }
    characters += length;
    files.at(-1)?.push(texts);
  });
  return files;
}

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

/** The most numbers of files that are tried. */
const maxTries = 64;

/**
 * Chooses the number of files, from the least one on, where a word is with the fewest others: by
 * the number alone it is decided which beginnings are in one file.
 */
function chooseFiles(words: WordCounts['words'], least: number): number {
  const beginnings = new Map<string, {words: number; occurrences: number}>();
  for (const [term, distances] of words) {
    const known = beginnings.get(beginningOf(term)) ?? {words: 0, occurrences: 0};
    known.words++;
    known.occurrences += distances.length;
    beginnings.set(beginningOf(term), known);
  }
  let [best, lowest] = [least, Infinity];
  for (let files = least; files < least + Math.min(least, maxTries); files++) {
    const sums = Array.from({length: files}, () => ({words: 0, occurrences: 0}));
    for (const [beginning, counts] of beginnings) {
      const sum = sums[wordsFileOf(beginning, files)];
      if (sum) {
        sum.words += counts.words;
        sum.occurrences += counts.occurrences;
      }
    }
    const cost = sums.reduce((all, sum) => all + sum.words * sum.occurrences, 0);
    if (cost < lowest) {
      [best, lowest] = [files, cost];
    }
  }
  return best;
}

function headingsOf(
  version: string,
  pages: readonly Page[],
  lengths: readonly number[],
  texts: readonly TextFile['pages'][],
): HeadingsFile {
  return {
    format: indexFormat,
    version,
    pages: pages.map(({sections, ...page}) => ({
      ...page,
      sections: sections.map((section) => storeHeading(section, page.title)),
    })),
    lengths: lengths.map(storeLength).join(''),
    pagesOfTexts: texts.map((share) => share.length),
  };
}

/** What a file of an index holds. */
type PartContent = HeadingsFile | WordsFile | VocabularyFile | TextFile;

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
  sizes: Sizes = usualSizes,
): Index {
  const contents = pages.map(({sections}) => sections.map(({content}) => content));
  const {lengths, words} = countWords(pages.flatMap(({sections}) => sections));
  const occurrences = words.reduce((sum, [, distances]) => sum + distances.length, 0);
  const wordsFiles = chooseFiles(words, Math.ceil(occurrences / sizes.occurrencesPerFile) || 1);
  const texts = splitTexts(contents, sizes);

  const parts = new Map<Part, PartContent>();
  parts.set('headings', headingsOf(version, pages, lengths, texts));
  const terms = words.map(([term]) => term).join('\n');
  parts.set('vocabulary', {format: indexFormat, words: terms});
  shareWords(words, wordsFiles, stemmer).forEach((share, file) =>
    parts.set(`words-${file}`, {format: indexFormat, words: share}),
  );
  texts.forEach((share, file) => parts.set(`text-${file}`, {format: indexFormat, pages: share}));
  return {parts, wordsFiles};
}
