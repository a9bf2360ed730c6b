import {hasShardPrefix, textFilesOf, wordsFileOf, wordsFilesOf, type Part} from '../shared';

/** The maximum number of files that are fetched before the engine can say which it needs. */
const maxFiles = 8;

/**
 * Guesses, without the engine, which word files a query needs. A wrong guess is fetched for
 * nothing; the engine fetches any file that is missing. If all texts are in one file, it is
 * fetched, too, because every answer needs it.
 */
export function partsToPrefetch(index: string, query: string): readonly Part[] {
  const words = query.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '');
  const files = (words.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter(hasShardPrefix)
    .map((word) => wordsFileOf(word, wordsFilesOf(index)));
  const parts = [...new Set(files)].slice(0, maxFiles).map((file): Part => `words-${file}`);
  return parts.length > 0 && textFilesOf(index) === 1 ? [...parts, 'text-0'] : parts;
}
