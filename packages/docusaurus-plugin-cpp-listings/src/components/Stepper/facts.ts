/**
 * The largest number of facts of one kind that are described one by one; if
 * there are more, only their number is given.
 */
export const maxFactsPerKind = 3;

/** Marks code in a sentence. */
export const asCode = (text: string): string => `\`${text}\``;
