/**
 * Removes numbers of one or two digits, because a page of code is full of them, unless there is
 * only one word.
 */
export const withoutShortNumbers = (words: readonly string[]): readonly string[] =>
  words.length > 1 ? words.filter((word) => !/^\d{1,2}$/.test(word)) : words;
