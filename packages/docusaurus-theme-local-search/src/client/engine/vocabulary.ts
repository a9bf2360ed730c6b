import {stemmer} from '@local-search/stemmer';
import {hasShardPrefix, wordsFileOf} from '../../shared';
import {hasSymbol} from '../../words/alphabet';
import {stemOf, stemsOf} from '../../words/stem';
import {isStopword} from '../isStopword';
import {bitCount, editDistance, letterBits} from './editDistance';
import type {Parts} from './parts';

/** A known word that a typed one may stand for. */
export interface Expansion {
  readonly term: string;
  /** How likely it is meant, from 0 to 1. */
  readonly weight: number;
  /** Whether only its occurrences in titles and headings count. */
  readonly isOfHeadings?: boolean | undefined;
  /** Whether the typed word is on no page and may be a misspelling of it. */
  readonly isGuess?: boolean | undefined;
}

/**
 * The maximum number of words that a prefix is completed to; a short prefix has a limit per
 * letter.
 */
const maxCompletions = 40;
const maxCompletionsPerLetter = 10;

/** The maximum number of words that a misspelt word is corrected to. */
const maxCorrections = 6;

/** Below this length, most words that differ by a letter are simply other words. */
const minUnlikeLength = 6;

/** The maximum number of words with cached expansions, which is more than any query has. */
const maxCached = 200;

/** The minimum length of each of two words that are written as one. */
const minHalfLength = 3;

/** The length of a particle, such as "up", that may follow the first word. */
const particleLength = 2;

/** Returns the digits and symbols of a term, which a correction must not change. */
const signsOf = (term: string) => term.replaceAll(/\p{L}+/gu, '');

/** Returns the maximum number of edits for a word; a short word resembles too many others. */
const allowedEdits = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * Whether a word may be a typing error for a similar term. A short word must begin with the same
 * letter. A word of four letters must have no letter that the term lacks, so `rain` does not
 * stand for `main`.
 *
 * @param missing the number of its letters that the term lacks.
 */
const isLikelySlip = (typed: string, term: string, missing: number) =>
  typed.length >= minUnlikeLength ||
  (term.startsWith(typed.charAt(0)) && missing <= typed.length - 4);

/** Words that are looked up together. */
interface Group {
  readonly terms: string[];
  /** The number of its first terms whose stems are known. */
  stemmed: number;
}

/** The loaded words of an index, and which of them a typed word may stand for. */
export class Vocabulary {
  readonly #parts: Parts;
  readonly #wordsFiles: number;
  readonly #stemsKeepInitials: boolean | undefined;
  /** Each word with its letters as bits, once a correction has needed them. */
  readonly #words = new Map<string, number | undefined>();
  readonly #ofHeadings: string[] = [];
  /** The words by first letter, if stems keep it; otherwise all in one group. */
  readonly #groups = new Map<string, Group>();
  readonly #byStem = new Map<string, string[]>();
  /** Cached expansions; cleared when words are added. */
  readonly #cache = new Map<string, readonly Expansion[]>();

  /**
   * @param wordsFiles the number of word files of the index.
   * @param stemsKeepInitials whether the stems of each word begin with its first letter.
   */
  constructor(parts: Parts, wordsFiles: number, stemsKeepInitials?: boolean) {
    this.#parts = parts;
    this.#wordsFiles = wordsFiles;
    this.#stemsKeepInitials = stemsKeepInitials;
  }

  /** Adds a term; terms of headings must be added first. */
  add(term: string, isOfHeadings?: boolean): void {
    if (this.#words.has(term)) {
      return;
    }
    this.#words.set(term, undefined);
    if (isOfHeadings) {
      this.#ofHeadings.push(term);
    }
    this.#groupOf(term).terms.push(term);
  }

  /** Returns the group of all words that begin like a word, and of all that have a stem that does. */
  #groupOf(word: string): Group {
    const key = this.#stemsKeepInitials ? word.charAt(0) : '';
    const group = this.#groups.get(key) ?? {terms: [], stemmed: 0};
    this.#groups.set(key, group);
    return group;
  }

  /** Returns the known terms with a stem. */
  #withStem(stem: string): readonly string[] {
    const group = this.#groupOf(stem);
    for (; group.stemmed < group.terms.length; group.stemmed++) {
      const term = group.terms[group.stemmed] ?? '';
      for (const own of stemsOf(term, stemmer)) {
        const terms = this.#byStem.get(own) ?? [];
        this.#byStem.set(own, terms);
        terms.push(term);
      }
    }
    return this.#byStem.get(stem) ?? [];
  }

  /** Clears the cache of expansions, because words were added. */
  forget(): void {
    this.#cache.clear();
  }

  /** Whether all words that begin like a term are loaded; if not, notes them as missing. */
  hasWordsLike(term: string): boolean {
    return this.#parts.has(`words-${wordsFileOf(term, this.#wordsFiles)}`);
  }

  /** Whether a term is known; if its file is not loaded, notes that file as missing. */
  has(term: string): boolean {
    this.hasWordsLike(term);
    return this.#words.has(term);
  }

  /** Returns the known forms of a term; if the files with them are not loaded, notes them as missing. */
  formsOf(term: string): readonly string[] {
    this.#hasFormsOf(term);
    return this.#family(term);
  }

  /**
   * Returns the known words that `typed` may stand for: itself, words of the same stem, words
   * that begin with it, and, only if there are none, words that it may misspell.
   *
   * @param isLast whether it may be unfinished, because it is the last word of the query.
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
    const add = (term: string, weight: number, isOfHeadings?: boolean, isGuess?: boolean) => {
      if (weight > (found.get(term)?.weight ?? 0)) {
        found.set(term, {term, weight, isOfHeadings, isGuess});
      }
    };
    const isSure = this.#hasFormsOf(typed);
    const isKnown = this.#words.has(typed);
    if (isKnown) {
      add(typed, 1);
    }
    for (const term of this.#family(typed)) {
      add(term, isKnown ? 0.86 : 0.9);
    }
    if (isLast || (!isKnown && hasShardPrefix(typed))) {
      const isOfHeadings = !hasShardPrefix(typed);
      for (const term of this.#completions(typed)) {
        // The fewer letters are missing, the more likely the word is meant.
        add(term, 0.4 + (0.35 * typed.length) / term.length, isOfHeadings);
      }
    }
    if (found.size === 0) {
      if (isSure && allowedEdits(typed.length) > 0) {
        this.#parts.has('vocabulary');
      }
      for (const {term, weight} of this.#corrections(typed, isLast)) {
        add(term, weight, false, true);
        this.#family(term).forEach((form) => add(form, 0.86 * weight, false, true));
      }
    }
    // Sort, so that the result does not depend on the order in which words were loaded.
    return [...found.values()].sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1));
  }

  /**
   * Returns the known terms of the same stem, in British and in American spelling. A stop word and
   * another word are not forms of each other, although stemmers reduce "one" to "on".
   */
  #family(term: string): readonly string[] {
    return stemsOf(term, stemmer)
      .flatMap((stem) => this.#withStem(stem))
      .filter((form) => isStopword(form) === isStopword(term));
  }

  /** Whether the files of a word and of all words with its stem are loaded. */
  #hasFormsOf(word: string): boolean {
    const isThere = this.hasWordsLike(word);
    return this.hasWordsLike(stemOf(word, stemmer)) && isThere;
  }

  /**
   * Splits a typed word, which is no form of a known word, into two known words that are not stop
   * words, or into one and an ending, which is left out.
   *
   * @param isLoose whether the second word may be a stop word such as "up", as in `lookup`;
   * allowed only if the typed word has no corrections.
   */
  split(typed: string, isLoose: boolean): readonly string[] | undefined {
    const isShort = typed.length < 2 * minHalfLength;
    if (isShort || !this.#hasFormsOf(typed) || this.#isForm(typed)) {
      return undefined;
    }
    const splitAt = (cut: number) => [typed.slice(0, cut), typed.slice(cut)] as const;
    const isHalf = (half: string) => this.#isForm(half) && !isStopword(half);
    for (let cut = minHalfLength; cut <= typed.length - minHalfLength; cut++) {
      const halves = splitAt(cut);
      if (halves.every(isHalf)) {
        // An ending such as "ise" is no word, even if a stop word has its stem.
        return isStopword(stemOf(halves[1], stemmer)) ? [halves[0]] : halves;
      }
    }
    const [verb, particle] = splitAt(-particleLength);
    return isLoose && isHalf(verb) && isStopword(particle) ? [verb, particle] : undefined;
  }

  /** Returns the known subscripts that differ only in the name: `a[i]` for `nums[i]`. */
  sameSubscripts(typed: string): Expansion[] {
    const [subscript] = /\[.+\]$/.exec(typed) ?? [];
    return [...this.#words.keys()]
      .filter((term) => subscript && term.endsWith(subscript))
      .sort()
      .slice(0, maxCorrections)
      .map((term) => ({term, weight: 0.5, isGuess: true}));
  }

  /** Whether a word of the same stem is known; does not request more of the index. */
  #isForm(word: string): boolean {
    return this.#withStem(stemOf(word, stemmer)).length > 0;
  }

  #completions(prefix: string): string[] {
    // Words that begin with a single letter are spread over too many files, so use those of
    // headings.
    const terms = hasShardPrefix(prefix) ? this.#groupOf(prefix).terms : this.#ofHeadings;
    // A short prefix begins too many words; the short ones are the most likely.
    const limit = prefix.length < 3 ? prefix.length * maxCompletionsPerLetter : maxCompletions;
    return terms
      .filter(
        (term) =>
          term.startsWith(prefix) &&
          // The part after a symbol is a word of its own, and known as one.
          (!hasSymbol(term) || hasSymbol(prefix)),
      )
      .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
      .slice(0, limit);
  }

  #corrections(typed: string, isLast: boolean): Pick<Expansion, 'term' | 'weight'>[] {
    const allowed = allowedEdits(typed.length);
    if (allowed === 0) {
      return [];
    }
    const bits = letterBits(typed);
    const signs = signsOf(typed);
    const guesses: Pick<Expansion, 'term' | 'weight'>[] = [];
    for (const [term, knownBits] of this.#words) {
      const bitsOfTerm = knownBits ?? letterBits(term);
      this.#words.set(term, bitsOfTerm);
      // The same letters in another order are likely a typing error: `lumoto` for `lomuto`.
      const limit = typed.length >= minUnlikeLength && bits === bitsOfTerm ? 2 : allowed;
      const difference = term.length - typed.length;
      if (difference < -limit || (difference > limit && !isLast)) {
        continue;
      }
      const isWhole = difference <= limit;
      // Compare an unfinished word with a prefix of the term that has the same length.
      const candidate = isWhole ? term : term.slice(0, typed.length);
      const missing = bitCount(bits & ~(isWhole ? bitsOfTerm : letterBits(candidate)));
      if (missing > limit || !isLikelySlip(typed, candidate, missing)) {
        continue;
      }
      const distance = editDistance(typed, candidate, limit);
      const isNear = distance > 0 && distance <= limit;
      if (isNear && (signs === '' || signs === signsOf(candidate))) {
        const sameStart = term.startsWith(typed.charAt(0)) ? 1 : 0.7;
        guesses.push({term, weight: (sameStart * (isWhole ? 0.7 : 0.4)) / distance});
      }
    }
    return guesses
      .sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
      .slice(0, maxCorrections);
  }
}
