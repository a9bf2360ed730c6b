import {chineseAndJapanese} from '../words/grammar';
import {foldLetters} from './foldLetters';

/** A range of text: the offset of its first character and the offset after its last. */
export type TextRange = readonly [start: number, end: number];

/** Words up to this length are highlighted only as whole words. */
const shortWord = 2;

/** Matches Chinese and Japanese, which have no spaces between words. */
const withoutSpaces = new RegExp(`[${chineseAndJapanese}]`, 'u');

const escape = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Matches what may stand between the characters of a bound; the index leaves it out. */
const betweenSigns = String.raw`[\s·×*]*`;

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Writes digits, or n, as an exponent. */
const raise = (exponent: string) =>
  exponent.replaceAll(/./g, (sign) => superscripts[Number(sign)] ?? 'ⁿ');

const signOf = (sign: string) =>
  sign.length > 1 && sign.startsWith('^')
    ? `(?:${escape(sign)}|${raise(sign.slice(1))})`
    : escape(sign);

/**
 * Builds a pattern for a word as texts write it: `n^2` also matches `n²`, and `o(nlogn)` matches
 * `O(n log n)`.
 */
const forms = (word: string) =>
  (word.match(/\^(?:\d+|n)|./gu) ?? [])
    .map(signOf)
    .join(/^[oθω]\(/i.test(word) ? betweenSigns : '');

function pattern(word: string): string {
  if (withoutSpaces.test(word)) {
    return escape(word);
  }
  const startsInWord = /^[\p{L}\p{N}_]/u.test(word);
  const standsAlone = word.length <= shortWord && /[\p{L}\p{N}_]$/u.test(word);
  return (
    (startsInWord ? String.raw`(?<![\p{L}\p{N}_])` : '') +
    forms(word) +
    (standsAlone ? String.raw`(?![\p{L}\p{N}_])` : '')
  );
}

/**
 * Finds the first `limit` occurrences of the words in a text, at the start of a word, ignoring
 * case and accents.
 *
 * @param words without accents, as the index has them.
 */
export function findWords(text: string, words: readonly string[], limit: number): TextRange[] {
  const wanted = words.filter((word) => word !== '').sort((a, b) => b.length - a.length);
  if (wanted.length === 0) {
    return [];
  }
  const found: TextRange[] = [];
  const {folded, starts, ends} = foldLetters(text);
  for (const match of folded.matchAll(new RegExp(wanted.map(pattern).join('|'), 'giu'))) {
    if (found.length === limit) {
      break;
    }
    const last = match.index + match[0].length - 1;
    found.push([starts[match.index] ?? 0, ends[last] ?? 0]);
  }
  return found;
}
