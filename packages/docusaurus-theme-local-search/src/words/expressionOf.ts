/** Matches an operator between words, as in `x % 2`; it is no word, so no word count shows it. */
const operator = / [!-/<-?^|]+ /;

/** Returns the expression that a query is, as texts would have it: `x % 2 == 1`. */
export const expressionOf = (query: string): string | undefined =>
  operator.test(query) ? query.trim() : undefined;
