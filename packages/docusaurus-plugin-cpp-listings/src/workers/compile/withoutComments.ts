/**
 * Comments, raw strings, other strings and characters; the marks between the digits of a number
 * begin none.
 */
const pieces =
  /\/\/(?:\\\n|[^\n])*|\/\*[^]*?(?:\*\/|$)|(?<!\w)(?:u8|[uUL])?R"([^()\\\s]*)\([^]*?(?:\)\1"|$)|"(?:\\[^]|[^"\\\n])*"|(?<![\da-fA-F])'(?:\\[^]|[^'\\\n])*'/g;

const isKept = (piece: string) => /^["']/.test(piece);

/**
 * A program with blanks in the place of what is in its comments and raw strings, where a line that
 * looks like a directive is none. Every other character stays where it is.
 */
export const withoutComments = (code: string): string =>
  code.replace(pieces, (piece) => (isKept(piece) ? piece : piece.replace(/[^\n]/g, ' ')));
