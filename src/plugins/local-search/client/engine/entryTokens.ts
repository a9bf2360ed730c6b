import type {Entry} from './database';
import {tokenize, type Token} from './tokens';

/** Entries whose words are kept; those of one keystroke mostly serve the next. */
const mostKept = 400;

/** The words of entries' texts, kept for as long as they are likely to be asked for. */
export class EntryTokens {
  readonly #kept = new Map<string, {content: string; tokens: readonly Token[]}>();

  of({id, content}: Entry): readonly Token[] {
    const kept = this.#kept.get(id);
    // The text of an entry may have come since.
    const tokens = kept?.content === content ? kept.tokens : tokenize(content);
    this.#kept.delete(id);
    this.#kept.set(id, {content, tokens});
    if (this.#kept.size > mostKept) {
      const [oldest] = this.#kept.keys();
      this.#kept.delete(oldest ?? '');
    }
    return tokens;
  }
}
