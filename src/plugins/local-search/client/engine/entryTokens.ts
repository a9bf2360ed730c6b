import type {Entry} from './documents';
import {tokenize, type Token} from './tokens';

/** Entries whose words are kept; those of one keystroke mostly serve the next. */
const mostKept = 400;

/** The words of entries' texts, kept for as long as they are likely to be asked for. */
export class EntryTokens {
  readonly #kept = new Map<Entry, {content: string; tokens: readonly Token[]}>();

  of(entry: Entry): readonly Token[] {
    const {content} = entry;
    const kept = this.#kept.get(entry);
    // The text of an entry may have come since.
    const tokens = kept?.content === content ? kept.tokens : tokenize(content);
    this.#kept.delete(entry);
    this.#kept.set(entry, {content, tokens});
    if (this.#kept.size > mostKept) {
      const [oldest = entry] = this.#kept.keys();
      this.#kept.delete(oldest);
    }
    return tokens;
  }
}
