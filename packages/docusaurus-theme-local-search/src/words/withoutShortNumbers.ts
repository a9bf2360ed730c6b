/** Leaves out numbers of one or two digits, which are all over a page of code, unless one is all there is. */
export const withoutShortNumbers = (words: readonly string[]): readonly string[] =>
  words.length > 1 ? words.filter((word) => !/^\d{1,2}$/.test(word)) : words;
