/**
 * Joins the chunks of a planned answer. At the end, the server repeats the whole text in one
 * chunk.
 */
export interface StreamedText {
  /** Adds a chunk; returns the text that is new to the reader. */
  readonly add: (chunk: string) => string;
  /** Whether the last chunk was the repetition of the whole text. */
  readonly isComplete: () => boolean;
}

/**
 * Creates a streamed text. A chunk that equals the whole text so far is held back as the
 * repetition. If more chunks follow, it was part of the text after all.
 */
export function createStreamedText(): StreamedText {
  let text = '';
  let held = '';
  return {
    add(chunk) {
      if (chunk === '') {
        return '';
      }
      const added = held + chunk;
      if (held === '' && chunk === text) {
        held = chunk;
        return '';
      }
      // The held chunk was part of the text, and this chunk may be the repetition of both.
      if (held !== '' && chunk === text + held) {
        text += held;
        const shown = held;
        held = chunk;
        return shown;
      }
      text += added;
      held = '';
      return added;
    },
    isComplete: () => held !== '',
  };
}
