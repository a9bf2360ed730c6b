/** A word of a text, and where it stands. */
export interface Token {
  /** In the form in which words are compared. */
  readonly term: string;
  readonly start: number;
  readonly end: number;
  /**
   * Whether it is made of several words, which follow as tokens of their own:
   * `std::rotate`, `a[i]`, `O(n log n)`.
   */
  readonly isCompound: boolean;
}

const superscripts: Readonly<Record<string, string>> = {
  '⁰': '0',
  '¹': '1',
  '²': '2',
  '³': '3',
  '⁴': '4',
  '⁵': '5',
  '⁶': '6',
  '⁷': '7',
  '⁸': '8',
  '⁹': '9',
  ⁿ: 'n',
};

const withPowers = (text: string) =>
  text.replaceAll(
    /[⁰¹²³⁴-⁹ⁿ]+/g,
    (raised) => `^${raised.replaceAll(/./g, (digit) => superscripts[digit] ?? digit)}`,
  );

const foldable = /[\u0080-\u{10FFFF}]/u;

/** A text without case and without accents; the words in it keep their order. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  return foldable.test(lower)
    ? lower
        .normalize('NFKD')
        .replaceAll(/\p{Diacritic}/gu, '')
        .replaceAll('ß', 'ss')
    : lower;
}

// The last bracket may still be missing while it is typed.
const bound = String.raw`[OΘΩ]\((?:[^()\n]|\([^()\n]{1,24}\)){1,40}(?:\)|$)`;
const subscript = String.raw`[\p{L}_][\p{L}\p{N}_]*\[[^\]\s]{1,16}(?:\]|$)`;
const qualified = String.raw`[\p{L}_][\p{L}\p{N}_]*(?:::[\p{L}_~][\p{L}\p{N}_]*)+`;
const operator = String.raw`operator\s?(?:[-+*/%&|^=!<>]{1,3}|\[\]|\(\))`;
const language = String.raw`[Cc]\+\+\d*`;
const power = String.raw`[\p{L}\p{Nd}]+(?:\^[\p{L}\p{Nd}]+|[⁰¹²³⁴-⁹ⁿ]+)`;
/** As in Kadane's: the s alone is no word. */
const possessive = String.raw`[\p{L}\p{M}]+['’][sS](?![\p{L}\p{N}])`;
const number = String.raw`\d{1,3}(?:[,_'’]\d{3})+(?!\d)`;
const word = String.raw`[\p{L}\p{M}\p{Nd}_]+`;

const kinds = [
  'bound',
  'subscript',
  'qualified',
  'operator',
  'language',
  'power',
  'possessive',
  'number',
] as const;

/** What begins like a word and goes on as something else; the kinds in their order. */
const compound = new RegExp(
  `(${bound})|(${subscript})|(${qualified})|(${operator})|(${language})|(${power})|(${possessive})|(${number})`,
  'uy',
);

/** What must follow a word for it to be the beginning of a compound. */
const goesOn = /[([:+^,'’\u00B2\u00B3\u00B9\u2070-\u207F]/;

const plain = new RegExp(word, 'gu');

/** `pushBack` and `push_back` hold `push` and `back`. */
const parts = /\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}+(?!\p{Ll})|\p{Lo}+|\p{N}+/gu;

/** Most words are letters alone, the first perhaps a capital: nothing to take apart. */
const plainWord = /^(?:[A-Za-z]?[a-z]+|\d+)$/;

/** What a compound looks like however it was typed. */
function compoundTerm(kind: (typeof kinds)[number], text: string): string {
  const tight = withPowers(text).replaceAll(/[\s·×*]+/g, kind === 'bound' ? '' : ' ');
  const folded = fold(tight).trim().replaceAll('’', "'");
  return kind === 'operator' ? folded.replaceAll(' ', '') : folded;
}

function addWord(tokens: Token[], text: string, offset: number): void {
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
  const isCompound = inner.length > 1 && !/^\p{Lu}+s?$/u.test(text);
  tokens.push({term, start: offset, end, isCompound});
  if (isCompound) {
    for (const {0: part, index} of inner) {
      const start = offset + index;
      tokens.push({term: fold(part), start, end: start + part.length, isCompound: false});
    }
  }
}

function compoundAt(text: string, start: number, end: number): RegExpExecArray | null {
  const next = text[end];
  if (next === undefined || !(goesOn.test(next) || text.startsWith('operator', start))) {
    return null;
  }
  compound.lastIndex = start;
  return compound.exec(text);
}

/**
 * The words of a text, and the identifiers and symbols of C-like code. A token with
 * parts comes before them.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (;;) {
    plain.lastIndex = at;
    const match = plain.exec(text);
    if (!match) {
      return tokens;
    }
    const [found] = match;
    const start = match.index;
    const special = compoundAt(text, start, start + found.length);
    const kind = special && kinds[kinds.findIndex((_, i) => special[i + 1] !== undefined)];
    at = start + (special?.[0] ?? found).length;
    if (!kind) {
      addWord(tokens, found, start);
    } else if (kind === 'number') {
      tokens.push({term: special[0].replaceAll(/\D/g, ''), start, end: at, isCompound: false});
    } else {
      tokens.push({term: compoundTerm(kind, special[0]), start, end: at, isCompound: true});
      const inside = kind === 'possessive' ? special[0].slice(0, -2) : special[0];
      plain.lastIndex = 0;
      for (const inner of inside.matchAll(plain)) {
        addWord(tokens, inner[0], start + inner.index);
      }
    }
  }
}

/** The words by themselves. */
export const withoutCompounds = (tokens: readonly Token[]): Token[] =>
  tokens.filter(({isCompound}) => !isCompound);
