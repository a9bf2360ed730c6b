import type {Entry} from './documents';
import {tokenize, type Token} from '../../words/tokens';

/**
 * The maximum number of entries with cached words; the next keystroke mostly needs the same
 * entries.
 */
const maxCached = 400;

/** A cache of the words of entries' texts. */
export class EntryTokens {
  readonly #cache = new Map<Entry, {content: string; tokens: readonly Token[]}>();

  /** The entries that the last answer lacks the texts of. */
  wanted: Entry[] = [];

  /** Finds the words of the wanted texts that have been loaded, while others are loading. */
  prepare(): void {
    this.wanted.forEach((entry) => this.of(entry));
  }

  /** Returns the words of an entry's text. */
  of(entry: Entry): readonly Token[] {
    const {content} = entry;
    const cached = this.#cache.get(entry);
    // The entry's text may have been loaded since it was cached.
    const tokens = cached?.content === content ? cached.tokens : tokenize(content);
    this.#cache.delete(entry);
    this.#cache.set(entry, {content, tokens});
    if (this.#cache.size > maxCached) {
      const [oldest = entry] = this.#cache.keys();
      this.#cache.delete(oldest);
    }
    return tokens;
  }
}
