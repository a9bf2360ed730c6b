/** Puts the text of a planned answer together, which a server repeats as a whole at its end. */
export interface StreamedText {
  /** Adds a piece; returns what a reader has not seen yet. */
  readonly add: (piece: string) => string;
  /** Whether the last piece was the repetition of all before. */
  readonly isWhole: () => boolean;
}

/**
 * Makes a text of pieces. A piece that is equal to all before it is the repetition, unless more
 * follow: then it belonged to the text.
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
      // The text was not at its end: what was held is a part of it, unless this is the repetition.
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
