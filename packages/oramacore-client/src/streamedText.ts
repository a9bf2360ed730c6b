/**
 * Joins the pieces of a planned answer. At the end, the server repeats the whole text in one
 * piece.
 */
export interface StreamedText {
  /** Adds a piece; returns the text that is new to the reader. */
  readonly add: (piece: string) => string;
  /** Whether the last piece was the repetition of the whole text. */
  readonly isWhole: () => boolean;
}

/**
 * Creates a streamed text. A piece that equals the whole text so far is held back as the
 * repetition. If more pieces follow, it was part of the text after all.
 */
export function createStreamedText(): StreamedText {
  let text = '';
  let held = '';
  return {
    add(piece) {
      if (piece === '') {
        return '';
      }
      const fresh = held + piece;
      if (held === '' && piece === text) {
        held = piece;
        return '';
      }
      // The held piece was part of the text, and this piece may be the repetition of both.
      if (held !== '' && piece === text + held) {
        text += held;
        const shown = held;
        held = piece;
        return shown;
      }
      text += fresh;
      held = '';
      return fresh;
    },
    isWhole: () => held !== '',
  };
}
