import {stemmer} from '@local-search/stemmer';
import {beginningOf, isBeginning, wordsFileOf} from '../../shared';
import {hasSymbol} from '../../words/alphabet';
import {stemOf} from '../../words/stem';
import {isStopword} from '../isStopword';
import {bitCount, editDistance, letterBits} from './editDistance';
import type {Parts} from './parts';

/** A known word that a typed one may stand for. */
export interface Expansion {
  readonly term: string;
  /** From 0 to 1: how surely it is meant. */
  readonly weight: number;
  /** Whether it counts in titles and headings alone. */
  readonly isOfHeadings: boolean;
  /** Whether the typed word, which no page has, may be a misspelling of it. */
  readonly isGuess: boolean;
}

/** The most words that a beginning stands for; of a short one, for each of its letters. */
const maxCompletions = 40;
const maxCompletionsPerLetter = 10;

/** The most words that a misspelt one stands for. */
const maxCorrections = 6;

/** The length of words below which most that differ in a letter are simply other words. */
const minUnlikeLength = 6;

/** The most words whose expansions are cached: more than any query has. */
const maxCached = 200;

/** The length of each of two words that are written as one. */
const minHalfLength = 3;

/** The length of a word like "up" that the first may be followed by. */
const particleLength = 2;

/** Returns what of a term is no matter of spelling: its digits and symbols. */
const signsOf = (term: string) => term.replaceAll(/\p{L}+/gu, '');

/** Returns what `behaviour` and `behavior` share, and `amortised` and `amortized`; not `four` and `for`. */
const spellingOf = (word: string) =>
  word.replace(/(?<=..)our/, 'or').replace(/(?<=...)is(?=[aei])/, 'iz');

/** Returns the edits by which a word may differ; a short word is like too many others. */
const allowedEdits = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * Whether a word may be a slip for a term that is near it. A short one begins as the term does,
 * and one of four letters has none that the term lacks: it is not `rain` for `main`.
 *
 * @param missing the number of its letters that the term lacks.
 */
const isLikelySlip = (typed: string, term: string, missing: number) =>
  typed.length >= minUnlikeLength ||
  (term.startsWith(typed.charAt(0)) && missing <= typed.length - 4);

function addTo(lists: Map<string, string[]>, key: string, term: string): void {
  const list = lists.get(key);
  if (list) {
    list.push(term);
  } else {
    lists.set(key, [term]);
  }
}

/** The words that have come of an index, and which of them a typed word may stand for. */
export class Vocabulary {
  readonly #parts: Parts;
  readonly #wordsFiles: number;
  /** The letters of each, as bits. */
  readonly #words = new Map<string, number>();
  readonly #ofHeadings: string[] = [];
  readonly #byStem = new Map<string, string[]>();
  readonly #byBeginning = new Map<string, string[]>();
  /** Expansions by what has come: with each key, the words before it are expanded again. */
  readonly #cache = new Map<string, readonly Expansion[]>();

  constructor(parts: Parts, wordsFiles: number) {
    this.#parts = parts;
    this.#wordsFiles = wordsFiles;
  }

  /** Adds a term; those of headings before all others. */
  add(term: string, isOfHeadings = false): void {
    if (this.#words.has(term)) {
      return;
    }
    const stem = stemOf(term, stemmer);
    this.#words.set(term, letterBits(term));
    if (isOfHeadings) {
      this.#ofHeadings.push(term);
    }
    addTo(this.#byStem, stem, term);
    addTo(this.#byBeginning, beginningOf(term), term);
  }

  /** Forgets what was found before words were added. */
  forget(): void {
    this.#cache.clear();
  }

  /** Whether all words that begin as a term does have come; if not, they are noted as missing. */
  hasWordsLike(term: string): boolean {
    return this.#parts.has(`words-${wordsFileOf(term, this.#wordsFiles)}`);
  }

  has(term: string): boolean {
    this.hasWordsLike(term);
    return this.#words.has(term);
  }

  /**
   * Returns the known words that `typed` may stand for: itself, words of the same stem, words
   * that begin with it, and, where there is nothing else, words that it misspells.
   *
   * @param isLast whether it may be unfinished, being the last word of the query.
   */
  expand(typed: string, isLast: boolean): readonly Expansion[] {
    const key = `${typed} ${isLast}`;
    const cached = this.#cache.get(key);
    if (cached) {
      return cached;
    }
    const {misses} = this.#parts;
    const expansions = this.#findExpansions(typed, isLast);
    if (this.#cache.size >= maxCached) {
      this.#cache.clear();
    }
    if (this.#parts.misses === misses) {
      this.#cache.set(key, expansions);
    }
    return expansions;
  }

  #findExpansions(typed: string, isLast: boolean): Expansion[] {
    const found = new Map<string, Expansion>();
    const add = (term: string, weight: number, isOfHeadings = false, isGuess = false) => {
      if (weight > (found.get(term)?.weight ?? 0)) {
        found.set(term, {term, weight, isOfHeadings, isGuess});
      }
    };
    const isSure = this.#hasFormsOf(typed);
    const isKnown = this.#words.has(typed);
    if (isKnown) {
      add(typed, 1);
    }
    for (const term of [...this.#family(typed), ...this.#otherSpellings(typed)]) {
      add(term, isKnown ? 0.86 : 0.9);
    }
    if (isLast || (!isKnown && isBeginning(typed))) {
      const isOfHeadings = !isBeginning(typed);
      for (const term of this.#completions(typed)) {
        // The fewer letters are missing, the likelier is the word.
        add(term, 0.4 + (0.35 * typed.length) / term.length, isOfHeadings);
      }
    }
    if (found.size === 0) {
      if (isSure && allowedEdits(typed.length) > 0) {
        this.#parts.has('vocabulary');
      }
      this.#corrections(typed, isLast).forEach(({term, weight}) => add(term, weight, false, true));
    }
    // In an order that does not tell which words came first.
    return [...found.values()].sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1));
  }

  /** Returns the known terms of the same stem. */
  #family(term: string): readonly string[] {
    return this.#byStem.get(stemOf(term, stemmer)) ?? [];
  }

  /** Returns the known terms that are the same word in British or in American English. */
  #otherSpellings(term: string): readonly string[] {
    const spelling = spellingOf(term);
    const alike = this.#byBeginning.get(beginningOf(term)) ?? [];
    return alike.filter((known) => spellingOf(known) === spelling);
  }

  /** Whether a word and all of its stem have come, if there are any. */
  #hasFormsOf(word: string): boolean {
    const isThere = this.hasWordsLike(word);
    return this.hasWordsLike(stemOf(word, stemmer)) && isThere;
  }

  /**
   * Splits what was typed, and is no form of a known word, into two that are and that say something.
   *
   * @param isLoose whether the second may be a word like "up", as in `lookup`: of what misspells
   * nothing.
   */
  split(typed: string, isLoose: boolean): readonly [string, string] | undefined {
    const isShort = typed.length < 2 * minHalfLength;
    if (isShort || !this.#hasFormsOf(typed) || this.#isForm(typed)) {
      return undefined;
    }
    this.#parts.has('vocabulary');
    const splitAt = (cut: number) => [typed.slice(0, cut), typed.slice(cut)] as const;
    const isHalf = (half: string) => !isStopword(half) && this.#isForm(half);
    for (let cut = minHalfLength; cut <= typed.length - minHalfLength; cut++) {
      const halves = splitAt(cut);
      if (halves.every(isHalf)) {
        return halves;
      }
    }
    const [verb, particle] = splitAt(-particleLength);
    return isLoose && isHalf(verb) && isStopword(particle) ? [verb, particle] : undefined;
  }

  /** Returns the known subscripts that differ from one in the name alone: `a[i]` for `nums[i]`. */
  sameSubscripts(typed: string): Expansion[] {
    const [subscript] = /\[.+\]$/.exec(typed) ?? [];
    return [...this.#words.keys()]
      .filter((term) => subscript && term.endsWith(subscript))
      .sort()
      .slice(0, maxCorrections)
      .map((term) => ({term, weight: 0.5, isOfHeadings: false, isGuess: true}));
  }

  /** Whether a word is known, or another of its stem; without asking for more of the index. */
  #isForm(word: string): boolean {
    return this.#words.has(word) || this.#byStem.has(stemOf(word, stemmer));
  }

  #completions(prefix: string): string[] {
    // All that begin with a single letter are in too many files.
    const terms = isBeginning(prefix)
      ? this.#byBeginning.get(beginningOf(prefix))
      : this.#ofHeadings;
    // One letter begins too many words; the likeliest are short.
    const limit = prefix.length < 3 ? prefix.length * maxCompletionsPerLetter : maxCompletions;
    return (terms ?? [])
      .filter(
        (term) =>
          term.startsWith(prefix) &&
          // The part after a symbol is a word of its own, and known as one.
          (!hasSymbol(term.slice(prefix.length)) || hasSymbol(prefix)),
      )
      .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
      .slice(0, limit);
  }

  #corrections(typed: string, isLast: boolean): Pick<Expansion, 'term' | 'weight'>[] {
    const limit = allowedEdits(typed.length);
    if (limit === 0) {
      return [];
    }
    const bits = letterBits(typed);
    const signs = signsOf(typed);
    const guesses: Pick<Expansion, 'term' | 'weight'>[] = [];
    for (const [term, bitsOfTerm] of this.#words) {
      const difference = term.length - typed.length;
      if (difference < -limit || (difference > limit && !isLast)) {
        continue;
      }
      const missing = bitCount(bits & ~bitsOfTerm);
      if (missing > limit || !isLikelySlip(typed, term, missing)) {
        continue;
      }
      // An unfinished word is compared with as much of the term.
      const candidate = difference > limit ? term.slice(0, typed.length) : term;
      const distance = editDistance(typed, candidate, limit);
      const isNear = distance > 0 && distance <= limit;
      if (isNear && (signs === '' || signs === signsOf(candidate))) {
        const isWhole = difference <= limit;
        const sameStart = term.startsWith(typed.charAt(0)) ? 1 : 0.7;
        guesses.push({term, weight: (sameStart * (isWhole ? 0.7 : 0.4)) / distance});
      }
    }
    return guesses
      .sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
      .slice(0, maxCorrections);
  }
}
