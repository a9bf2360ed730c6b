/**
 * Comments, raw strings, other strings and character literals. The digit separators of a number do
 * not begin a literal.
 */
const pieces =
  /\/\/(?:\\\n|[^\n])*|\/\*[^]*?(?:\*\/|$)|(?<!\w)(?:u8|[uUL])?R"([^()\\\s]*)\([^]*?(?:\)\1"|$)|"(?:\\[^]|[^"\\\n])*"|(?<![\da-fA-F])'(?:\\[^]|[^'\\\n])*'/g;

const isKept = (piece: string) => /^["']/.test(piece);

/**
 * Returns a program with blanks in place of its comments and raw strings, because a line in them
 * may look like a directive. Every other character keeps its position.
 */
export const blankComments = (code: string): string =>
  code.replace(pieces, (piece) => (isKept(piece) ? piece : piece.replace(/[^\n]/g, ' ')));
