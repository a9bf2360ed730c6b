/** The number of characters after which answers are cut: hundreds of elements do not help a reader. */
const maxAnswerLength = 600;

/** Cuts an answer that is too long to show: a program may return a million elements. */
export const cutAnswer = (answer: string, maxLength = maxAnswerLength): string =>
  answer.length > maxLength ? `${answer.slice(0, maxLength)} …` : answer;
