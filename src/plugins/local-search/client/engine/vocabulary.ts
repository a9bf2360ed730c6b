import {stemmer} from '@local-search/stemmer';
import {hasSymbol, isOfLetters} from './alphabet';
import {bitCount, edits, letters} from './edits';

/** A known word that a typed one may stand for. */
export interface Expansion {
  readonly term: string;
  /** From 0 to 1: how surely it is meant. */
  readonly weight: number;
}

interface Entry {
  readonly term: string;
  readonly stem: string;
  readonly letters: number;
}

/** Of the words that begin alike, so many are looked at. */
const mostPrefixed = 40;
const fewPrefixed = 10;
const mostMisspelt = 6;

/** Words whose meanings are kept: more than any query has. */
const mostKept = 200;

/** Words of this length have few neighbours that are not other spellings of theirs. */
const variantLength = 8;

/** Short words have too many neighbours to guess at. */
const allowedEdits = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** The words that occur, and what a typed word may mean among them. */
export class Vocabulary {
  readonly #entries = new Map<string, Entry>();
  readonly #byStem = new Map<string, string[]>();
  /** All terms in order; absent after a new one came. */
  #sorted: string[] | undefined;
  /** What was asked for since then: with each key a reader asks for the words before it anew. */
  readonly #expanded = new Map<string, readonly Expansion[]>();

  add(term: string): void {
    if (this.#entries.has(term)) {
      return;
    }
    const stem = isOfLetters(term) ? stemmer(term) : term;
    this.#entries.set(term, {term, stem, letters: letters(term)});
    const family = this.#byStem.get(stem);
    if (family) {
      family.push(term);
    } else {
      this.#byStem.set(stem, [term]);
    }
    this.#sorted = undefined;
    if (this.#expanded.size > 0) {
      this.#expanded.clear();
    }
  }

  has(term: string): boolean {
    return this.#entries.has(term);
  }

  /**
   * The known words that `typed` may stand for: itself, words of the same stem, words
   * that begin with it, and, where there is nothing else, words that it misspells.
   *
   * @param isLast whether it may be unfinished, being the last word of the query.
   */
  expand(typed: string, isLast: boolean): readonly Expansion[] {
    const key = `${typed} ${isLast}`;
    const known = this.#expanded.get(key) ?? this.#meanings(typed, isLast);
    if (this.#expanded.size >= mostKept) {
      this.#expanded.clear();
    }
    this.#expanded.set(key, known);
    return known;
  }

  #meanings(typed: string, isLast: boolean): Expansion[] {
    const found = new Map<string, number>();
    const add = (term: string, weight: number) =>
      found.set(term, Math.max(weight, found.get(term) ?? 0));
    const isKnown = this.#entries.has(typed);
    if (isKnown) {
      add(typed, 1);
    }
    for (const term of this.#byStem.get(stemmer(typed)) ?? []) {
      add(term, isKnown ? 0.78 : 0.85);
    }
    if (isLast || !isKnown) {
      for (const term of this.#beginningWith(typed)) {
        // The less is missing, the likelier it is what the reader is typing.
        add(term, 0.4 + (0.35 * typed.length) / term.length);
      }
    }
    if (found.size === 0) {
      this.#misspelt(typed, isLast).forEach(({term, weight}) => add(term, weight));
    } else if (typed.length >= variantLength && !isLast) {
      // `amortized` and `amortised`: who writes the one means the other too.
      this.#misspelt(typed, false).forEach(({term, weight}) => add(term, weight / 2));
    }
    return [...found].map(([term, weight]) => ({term, weight}));
  }

  /** Two known words that were typed as one. */
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
    return this.#entries.has(word) || this.#byStem.has(stemmer(word));
  }

  #beginningWith(prefix: string): string[] {
    this.#sorted ??= [...this.#entries.keys()].sort();
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
      // What follows a symbol is a word of its own, and known as one.
      if (!hasSymbol(term.slice(prefix.length)) || hasSymbol(prefix)) {
        result.push(term);
      }
    }
    // Of one letter nearly everything can become; the likeliest words are short.
    const most = prefix.length < 3 ? prefix.length * fewPrefixed : mostPrefixed;
    return result.length > most
      ? result.sort((a, b) => a.length - b.length).slice(0, most)
      : result;
  }

  #misspelt(typed: string, isLast: boolean): Expansion[] {
    const limit = allowedEdits(typed.length);
    if (limit === 0) {
      return [];
    }
    const bits = letters(typed);
    const guesses: Expansion[] = [];
    for (const {term, letters: termBits} of this.#entries.values()) {
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
      const distance = Math.min(...candidates.map((candidate) => edits(typed, candidate, limit)));
      if (distance > 0 && distance <= limit) {
        const isWhole = difference <= limit;
        const sameStart = term.startsWith(typed.charAt(0)) ? 1 : 0.7;
        guesses.push({term, weight: (sameStart * (isWhole ? 0.7 : 0.4)) / distance});
      }
    }
    return guesses.sort((a, b) => b.weight - a.weight).slice(0, mostMisspelt);
  }
}
