import {
  shardPrefixOf,
  indexFormat,
  storeHeading,
  storeLength,
  wordsFileOf,
  type FileCounts,
  type Page,
  type Part,
  type StoredWord,
  type TextFile,
  type VocabularyFile,
  type WordsFile,
} from '../shared';
import {packHeadings, type HeadingsFile} from '../headingsFile';
import {stemOf, stemsOf, type Stemmer} from '../words/stem';
import {termsOf} from '../words/tokens';
import {countWords, type WordCounts} from './countWords';

/** The limits that decide how an index is split into files. */
export interface Sizes {
  /** The maximum average number of word occurrences per file; 4,000 are about 4 kB. */
  readonly occurrencesPerFile: number;
  /** The maximum number of characters of text that are stored in a single file. */
  readonly charactersInOneFile: number;
  /** The maximum number of characters per file if there are several; one page may exceed it. */
  readonly charactersPerFile: number;
}

const defaultSizes: Sizes = {
  occurrencesPerFile: 4000,
  charactersInOneFile: 400_000,
  charactersPerFile: 16_000,
};

/** Splits pages, in order, into text files. */
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

/**
 * Distributes words over files: each goes to the file of its prefix and the file of its stem.
 */
function distributeWords(
  words: WordCounts['words'],
  files: number,
  stemmer: Stemmer,
): StoredWord[][] {
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

/** The maximum number of file counts to try. */
const maxTries = 64;

/**
 * Chooses the number of word files, starting at the minimum. The number alone decides which
 * prefixes share a file, so the choice minimizes how many other words share a word's file.
 */
function chooseFileCount(words: WordCounts['words'], min: number): number {
  const prefixes = new Map<string, {words: number; occurrences: number}>();
  for (const [term, distances] of words) {
    const known = prefixes.get(shardPrefixOf(term)) ?? {words: 0, occurrences: 0};
    known.words++;
    known.occurrences += distances.length;
    prefixes.set(shardPrefixOf(term), known);
  }
  let [best, lowest] = [min, Infinity];
  for (let files = min; files < min + Math.min(min, maxTries); files++) {
    const sums = Array.from({length: files}, () => ({words: 0, occurrences: 0}));
    for (const [prefix, counts] of prefixes) {
      const sum = sums[wordsFileOf(prefix, files)];
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

/** Returns the words of all titles and headings. */
const wordsOfHeadings = (pages: readonly Page[]): Set<string> =>
  new Set(
    pages
      .flatMap(({title, sections}) => [title, ...sections.map(({heading}) => heading)])
      .flatMap(termsOf),
  );

function headingsOf(
  version: string,
  pages: readonly Page[],
  lengths: readonly number[],
  texts: readonly TextFile['pages'][],
  stemsKeepInitials: boolean,
): HeadingsFile {
  return packHeadings({
    version,
    pages: pages.map(({sections, ...page}) => ({
      ...page,
      sections: sections.map((section) => storeHeading(section, page.title)),
    })),
    lengths: lengths.map(storeLength).join(''),
    pagesOfTexts: texts.map((share) => share.length),
    ...(stemsKeepInitials && {stemsKeepInitials}),
  });
}

/** The content of an index file; only the first one has lines. */
export type PartContent = HeadingsFile | WordsFile | VocabularyFile | TextFile;

/** An index of one version of the docs. */
export interface Index {
  readonly parts: ReadonlyMap<Part, PartContent>;
  readonly fileCounts: FileCounts;
}

/** Makes the index of one version of the docs. */
export function makeIndex(
  version: string,
  pages: readonly Page[],
  stemmer: Stemmer,
  sizes: Sizes = defaultSizes,
): Index {
  const contents = pages.map(({sections}) => sections.map(({content}) => content));
  const {lengths, words} = countWords(pages.flatMap(({sections}) => sections));
  const occurrences = words.reduce((sum, [, distances]) => sum + distances.length, 0);
  const wordsFiles = chooseFileCount(words, Math.ceil(occurrences / sizes.occurrencesPerFile) || 1);
  const texts = splitTexts(contents, sizes);

  const terms = words.map(([term]) => term);
  const stemsKeepInitials = [...terms, ...wordsOfHeadings(pages)].every((term) =>
    stemsOf(term, stemmer).every((stem) => stem.startsWith(term.charAt(0))),
  );

  const parts = new Map<Part, PartContent>();
  parts.set('headings', headingsOf(version, pages, lengths, texts, stemsKeepInitials));
  parts.set('vocabulary', {format: indexFormat, words: terms.join('\n')});
  distributeWords(words, wordsFiles, stemmer).forEach((share, file) =>
    parts.set(`words-${file}`, {format: indexFormat, words: share}),
  );
  texts.forEach((share, file) => parts.set(`text-${file}`, {format: indexFormat, pages: share}));
  return {parts, fileCounts: {words: wordsFiles, texts: texts.length}};
}
