import {hasShardPrefix, wordsFileOf, wordsFilesOf, type Part} from '../shared';

/** The maximum number of files that are fetched before the engine can say which it needs. */
const maxFiles = 8;

/**
 * Guesses, without the engine, which word files a query needs. A wrong guess is fetched for
 * nothing; the engine fetches any file that is missing.
 */
export function partsToPrefetch(index: string, query: string): readonly Part[] {
  const words = query.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const files = (words.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter(hasShardPrefix)
    .map((word) => wordsFileOf(word, wordsFilesOf(index)));
  return [...new Set(files)].slice(0, maxFiles).map((file): Part => `words-${file}`);
}
