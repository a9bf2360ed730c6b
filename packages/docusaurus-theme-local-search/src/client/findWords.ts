import {chineseAndJapanese} from '../words/grammar';

/** A range of text: the offsets of its first character and of the one after its last. */
export type Stretch = readonly [start: number, end: number];

/** Words this short are highlighted only where they stand alone. */
const shortWord = 2;

/** Chinese and Japanese, which have no spaces between words. */
const withoutSpaces = new RegExp(`[${chineseAndJapanese}]`, 'u');

const escape = (word: string) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** What may stand between the signs of a bound: it is left out where words are compared. */
const betweenSigns = String.raw`[\s·×*]*`;

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Writes digits, or n, as an exponent. */
const raise = (exponent: string) =>
  exponent.replaceAll(/./g, (sign) => superscripts[Number(sign)] ?? 'ⁿ');

const signOf = (sign: string) =>
  sign.length > 1 && sign.startsWith('^')
    ? `(?:${escape(sign)}|${raise(sign.slice(1))})`
    : escape(sign);

/** Finds a word as texts have it: `n^2` may be `n²` there, and `o(nlogn)` `O(n log n)`. */
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

/** Finds the words in a text, in any case, at the start of a word; the first `limit`. */
export function findWords(text: string, words: readonly string[], limit: number): Stretch[] {
  const wanted = words.filter((word) => word !== '').sort((a, b) => b.length - a.length);
  if (wanted.length === 0) {
    return [];
  }
  const found: Stretch[] = [];
  for (const match of text.matchAll(new RegExp(wanted.map(pattern).join('|'), 'giu'))) {
    if (found.length === limit) {
      break;
    }
    found.push([match.index, match.index + match[0].length]);
  }
  return found;
}
