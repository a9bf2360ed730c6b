import {stemmer} from '@local-search/stemmer';
import {hasSymbol, isOfLetters} from './alphabet';
import {bitCount, editDistance, letterBits} from './editDistance';

/** A known word that a typed one may stand for. */
export interface Expansion {
  readonly term: string;
  /** From 0 to 1: how surely it is meant. */
  readonly weight: number;
}

interface KnownWord {
  readonly term: string;
  readonly stem: string;
  /** Its letters as bits. */
  readonly letters: number;
}

/** The most words that a beginning stands for; of a short one, for each of its letters. */
const maxCompletions = 40;
const maxCompletionsPerLetter = 10;

/** The most words that a misspelt one stands for. */
const maxCorrections = 6;

/** The most words whose expansions are cached: more than any query has. */
const maxCached = 200;

/** The length from which words that differ in a letter or two are mostly other spellings. */
const minVariantLength = 8;

/** Returns the edits by which a word may differ; a short word is like too many others. */
const allowedEdits = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * Returns what the forms of a word have in common. English stemmers take `adding` to `ad`, as
 * `putting` to `put`, and leave `add` as it is.
 */
const stemOf = (word: string) => stemmer(word).replace(/^(.([b-df-hj-np-tv-z]))\2$/, '$1');

/** The words that occur in the index, and which of them a typed word may stand for. */
export class Vocabulary {
  readonly #words = new Map<string, KnownWord>();
  readonly #byStem = new Map<string, string[]>();
  /** All terms in order; undefined since a new one came. */
  #sorted: string[] | undefined;
  /** Expansions since then: with each key, the words before it are expanded again. */
  readonly #cache = new Map<string, readonly Expansion[]>();

  add(term: string): void {
    if (this.#words.has(term)) {
      return;
    }
    const stem = isOfLetters(term) ? stemOf(term) : term;
    this.#words.set(term, {term, stem, letters: letterBits(term)});
    const family = this.#byStem.get(stem);
    if (family) {
      family.push(term);
    } else {
      this.#byStem.set(stem, [term]);
    }
    this.#sorted = undefined;
    if (this.#cache.size > 0) {
      this.#cache.clear();
    }
  }

  has(term: string): boolean {
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
    const expansions = this.#cache.get(key) ?? this.#findExpansions(typed, isLast);
    if (this.#cache.size >= maxCached) {
      this.#cache.clear();
    }
    this.#cache.set(key, expansions);
    return expansions;
  }

  #findExpansions(typed: string, isLast: boolean): Expansion[] {
    const found = new Map<string, number>();
    const add = (term: string, weight: number) =>
      found.set(term, Math.max(weight, found.get(term) ?? 0));
    const isKnown = this.#words.has(typed);
    if (isKnown) {
      add(typed, 1);
    }
    for (const term of this.#byStem.get(stemOf(typed)) ?? []) {
      add(term, isKnown ? 0.86 : 0.9);
    }
    if (isLast || !isKnown) {
      for (const term of this.#completions(typed)) {
        // The fewer letters are missing, the likelier is the word.
        add(term, 0.4 + (0.35 * typed.length) / term.length);
      }
    }
    if (found.size === 0) {
      this.#corrections(typed, isLast).forEach(({term, weight}) => add(term, weight));
    } else if (typed.length >= minVariantLength && !isLast) {
      // Such as `amortized` and `amortised`.
      this.#corrections(typed, false).forEach(({term, weight}) => add(term, weight / 2));
    }
    return [...found].map(([term, weight]) => ({term, weight}));
  }

  /** Splits what was typed into two known words. */
  split(typed: string): readonly [string, string] | undefined {
    for (let cut = 3; cut <= typed.length - 3; cut++) {
      const [left, right] = [typed.slice(0, cut), typed.slice(cut)];
      if (this.#knows(left) && this.#knows(right)) {
        return [left, right];
      }
    }
    return undefined;
  }

  #knows(word: string): boolean {
    return this.#words.has(word) || this.#byStem.has(stemOf(word));
  }

  #completions(prefix: string): string[] {
    this.#sorted ??= [...this.#words.keys()].sort();
    const terms = this.#sorted;
    let [low, high] = [0, terms.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((terms[middle] ?? '') < prefix) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    const result: string[] = [];
    for (let i = low; terms[i]?.startsWith(prefix); i++) {
      const term = terms[i] ?? '';
      // The part after a symbol is a word of its own, and known as one.
      if (!hasSymbol(term.slice(prefix.length)) || hasSymbol(prefix)) {
        result.push(term);
      }
    }
    // One letter begins too many words; the likeliest are short.
    const limit = prefix.length < 3 ? prefix.length * maxCompletionsPerLetter : maxCompletions;
    return result.length > limit
      ? result.sort((a, b) => a.length - b.length).slice(0, limit)
      : result;
  }

  #corrections(typed: string, isLast: boolean): Expansion[] {
    const limit = allowedEdits(typed.length);
    if (limit === 0) {
      return [];
    }
    const bits = letterBits(typed);
    const guesses: Expansion[] = [];
    for (const {term, letters: termBits} of this.#words.values()) {
      const difference = term.length - typed.length;
      if (difference < -limit || (difference > limit && !isLast)) {
        continue;
      }
      const missing = bitCount(bits & ~termBits);
      if (missing > limit) {
        continue;
      }
      // An unfinished word is compared with as much of the term.
      const candidates = difference > limit ? [term.slice(0, typed.length)] : [term];
      const distance = Math.min(
        ...candidates.map((candidate) => editDistance(typed, candidate, limit)),
      );
      if (distance > 0 && distance <= limit) {
        const isWhole = difference <= limit;
        const sameStart = term.startsWith(typed.charAt(0)) ? 1 : 0.7;
        guesses.push({term, weight: (sameStart * (isWhole ? 0.7 : 0.4)) / distance});
      }
    }
    return guesses.sort((a, b) => b.weight - a.weight).slice(0, maxCorrections);
  }
}
