/** Matches two tokens of one kind with only white space between them. */
const neighbours = /(<([a-z]-)>[^<]*)<\/\2>(\s+)<\2>/g;

/**
 * Joins highlighted lines into one text, in which neighbouring tokens of one kind share an element.
 */
export function joinLines(lines: readonly string[]): string {
  let [before, html] = ['', `${lines.join('\n')}\n`];
  while (html !== before) {
    [before, html] = [html, html.replace(neighbours, '$1$3')];
  }
  return html;
}

/** Removes the comment at the end of a highlighted line, unless the comment names a pitfall's bug. */
export const withoutComment = (line: string): string => line.replace(/\s*<c->[^<]*<\/c->$/, '');
