import {isBeginning, wordsFileOf, wordsFilesOf, type Part} from '../shared';

/** The most files that are fetched before the engine can say which it needs. */
const maxFiles = 8;

/**
 * Guesses the files of words that a query needs, without the engine. One that is guessed wrong
 * is fetched in vain; the engine fetches those that are missing.
 */
export function wordsAhead(index: string, query: string): readonly Part[] {
  const words = query.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const files = (words.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter(isBeginning)
    .map((word) => wordsFileOf(word, wordsFilesOf(index)));
  return [...new Set(files)].slice(0, maxFiles).map((file): Part => `words-${file}`);
}
