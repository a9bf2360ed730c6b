/** Matches an operator between words, as in `x % 2`; it is no word, so no word count shows it. */
export const operator = / [!-/<-?^|]+ /;
