/**
 * Matches tokens that may contain two slashes: strings, character literals (but
 * not the separators in 1'000) and comments.
 */
const tokens = /"(?:[^"\\]|\\.)*"|(?<!\w)'(?:[^'\\]|\\.)+'|\/\*.*?\*\/|\/\//g;

/** Returns the index of the comment in a line, or the line's length if it has none. */
function commentAt(line: string): number {
  return [...line.matchAll(tokens)].find(([token]) => token === '//')?.index ?? line.length;
}

/** Returns the code of a line, without the comment after it. */
export const codeOf = (line: string): string => line.slice(0, commentAt(line)).trim();

/** Returns the comment after the code of a line, as a sentence. */
export function trailingComment(line: string): string | undefined {
  const words = line.slice(commentAt(line) + '//'.length).trim();
  // A comment on a line of its own, or one for the documentation, does not describe a statement.
  if (codeOf(line) === '' || words === '' || words.startsWith('/')) {
    return undefined;
  }
  // A comment that begins with a name from the program keeps its case.
  const isName = /^\w*_|^\w+[[(.]|^(?!a\b)[a-z]\b|^a (?:is|has|was|may|must|[=<>])/.test(words);
  const sentence = isName ? words : words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}
