import {fold} from '../words/tokens';
import {withoutInvisible} from '../words/withoutInvisible';

/** Matches a letter or accent beyond ASCII; the exponent `ⁿ` stays, because patterns match it. */
const foldable = /(?![ -~ⁿ])[\p{L}\p{M}]/u;

/** A text whose letters have no accents, as in the index, and the places of its characters. */
export interface FoldedText {
  readonly folded: string;
  /** For each character of `folded`, the offset of its original. */
  readonly starts: readonly number[];
  /** For each character of `folded`, the offset after its original. */
  readonly ends: readonly number[];
}

/** Folds the letters of a text. A letter may become two (`ß`); an accent alone disappears. */
export function foldLetters(text: string): FoldedText {
  let folded = '';
  let at = 0;
  const starts: number[] = [];
  const ends: number[] = [];
  for (const character of text) {
    const end = at + character.length;
    const letters = foldable.test(character) ? fold(character) : withoutInvisible(character);
    if (letters === '' && ends.length > 0) {
      // An accent belongs to the letter before it, and so does a character that is not seen.
      ends[ends.length - 1] = end;
    }
    starts.push(...Array<number>(letters.length).fill(at));
    ends.push(...Array<number>(letters.length).fill(end));
    folded += letters;
    at = end;
  }
  return {folded, starts, ends};
}
