import {compoundKinds, grammarFor, type CompoundKind, type Grammar} from './grammar';

/** A word of a text, with its position. */
export interface Token {
  /** The normalized form, in which words are compared. */
  readonly term: string;
  readonly start: number;
  readonly end: number;
  /**
   * Whether it consists of several words, which follow as separate tokens: `std::rotate`, `a[i]`,
   * `O(n log n)`.
   */
  readonly isCompound: boolean;
}

/** Puts a caret before superscripts, because `fold` turns them into digits. */
const withCarets = (text: string) => text.replaceAll(/[⁰¹²³⁴-⁹ⁿ]+/g, '^$&');

const foldable = /[\u0080-\u{10FFFF}]/u;

/**
 * Matches an accent, but not the caret, which Unicode also counts as one and which marks a power.
 */
const accents = /[^\P{Diacritic}^]/gu;

/** Removes case and accents from a text. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  return foldable.test(lower)
    ? lower.normalize('NFKD').replaceAll(accents, '').replaceAll('ß', 'ss')
    : lower;
}

/** Matches a character that may follow the first word of a compound. */
const compoundSign = /[([:+^,'’\u00B2\u00B3\u00B9\u2070-\u207F]/;

/** Matches a word without parts, as most words are. */
const plainWord = /^(?:[A-Z]?[a-z]+|\d+)$/;

/** Matches plain words with a space between them, as most headings are. */
const plainText = /^[A-Z]?[a-z]+(?: [A-Z]?[a-z]+)*$/;

/** Returns the normal form of a compound. */
function compoundTerm(kind: CompoundKind, text: string): string {
  const ignored = kind === 'operator' ? /\s+/g : /[\s·×*]+/g;
  return fold(withCarets(text).replaceAll(ignored, '')).replaceAll('’', "'");
}

/**
 * Adds every pair of neighbouring characters in a run of Chinese or Japanese, or a single
 * character. Nothing in the text marks word boundaries, and browsers may segment it differently
 * from Node.
 */
function addPairs(tokens: Token[], run: string, offset: number): void {
  const characters = Array.from(run);
  let start = offset;
  characters.forEach((character, i) => {
    const pair = character + (characters[i + 1] ?? '');
    const term = fold(pair);
    if (term !== '' && (i === 0 || i < characters.length - 1)) {
      tokens.push({term, start, end: start + pair.length, isCompound: false});
    }
    start += character.length;
  });
}

function addWord(
  tokens: Token[],
  {parts, abbreviation}: Grammar,
  text: string,
  offset: number,
): void {
  const end = offset + text.length;
  if (plainWord.test(text)) {
    tokens.push({term: text.toLowerCase(), start: offset, end, isCompound: false});
    return;
  }
  const term = fold(text.replaceAll(/^_+|_+$/g, ''));
  if (term === '') {
    return;
  }
  const inner = [...text.matchAll(parts)];
  const isCompound = inner.length > 1 && !abbreviation.test(text);
  tokens.push({term, start: offset, end, isCompound});
  if (isCompound) {
    for (const {0: part, index} of inner) {
      const start = offset + index;
      tokens.push({term: fold(part), start, end: start + part.length, isCompound: false});
    }
  }
}

function compoundAt(
  {compound}: Grammar,
  text: string,
  start: number,
  end: number,
): RegExpExecArray | null {
  const next = text[end];
  if (next === undefined || !(compoundSign.test(next) || text.startsWith('operator', start))) {
    return null;
  }
  compound.lastIndex = start;
  return compound.exec(text);
}

function addTokens(tokens: Token[], grammar: Grammar, text: string, offset: number): void {
  const {word} = grammar;
  let at = 0;
  for (;;) {
    word.lastIndex = at;
    const match = word.exec(text);
    if (!match) {
      return;
    }
    const [found] = match;
    const special = compoundAt(grammar, text, match.index, match.index + found.length);
    const kind = special && compoundKinds.find((_, i) => special[i + 1] !== undefined);
    at = match.index + (special?.[0] ?? found).length;
    const [start, end] = [offset + match.index, offset + at];
    if (!kind) {
      addWord(tokens, grammar, found, start);
    } else if (kind === 'simple') {
      const term = compoundTerm(kind, special[0]).replaceAll(/[,_'](?=\d)/g, '');
      tokens.push({term, start, end, isCompound: false});
    } else {
      tokens.push({term: compoundTerm(kind, special[0]), start, end, isCompound: true});
      const inside = kind === 'possessive' ? special[0].slice(0, -2) : special[0];
      word.lastIndex = 0;
      for (const inner of inside.matchAll(word)) {
        addWord(tokens, grammar, inner[0], start + inner.index);
      }
    }
  }
}

/**
 * Splits a text into words, identifiers and symbols of C-like code. A compound comes before its
 * parts. In Chinese and Japanese, every two neighbouring characters are a word.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let start = 0;
  if (plainText.test(text)) {
    // This takes half the time.
    for (const term of text.toLowerCase().split(' ')) {
      const end = start + term.length;
      tokens.push({term, start, end, isCompound: false});
      start = end + 1;
    }
    return tokens;
  }
  const grammar = grammarFor(text);
  // `split` keeps the captured group, so every second piece is text without spaces.
  (grammar.withoutSpaces ? text.split(grammar.withoutSpaces) : [text]).forEach((piece, i) => {
    if (i % 2 === 1) {
      addPairs(tokens, piece, start);
    } else {
      addTokens(tokens, grammar, piece, start);
    }
    start += piece.length;
  });
  return tokens;
}

/** Returns the words of a text without their positions, which takes less time. */
export const termsOf = (text: string): readonly string[] =>
  plainText.test(text) ? text.toLowerCase().split(' ') : tokenize(text).map(({term}) => term);

/** Joins the words of a text into one term that stands for the whole text. */
export const phraseOf = (tokens: readonly Token[]): string =>
  withoutCompounds(tokens)
    .map(({term}) => term)
    .join(' ');

/** Removes compounds, but keeps their parts. */
export const withoutCompounds = (tokens: readonly Token[]): Token[] =>
  tokens.filter(({isCompound}) => !isCompound);
