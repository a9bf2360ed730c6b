/** Two tokens of one kind with nothing but white space between them. */
const neighbours = /(<([a-z]-)>[^<]*)<\/\2>(\s+)<\2>/g;

/**
 * Returns highlighted lines as one text, in which neighbouring tokens of one kind share an
 * element.
 */
export function joinLines(lines: readonly string[]): string {
  let [before, html] = ['', `${lines.join('\n')}\n`];
  while (html !== before) {
    [before, html] = [html, html.replace(neighbours, '$1$3')];
  }
  return html;
}

/** Returns a highlighted line without the comment at its end, but for what names a pitfall's bug. */
export const withoutComment = (line: string): string => line.replace(/\s*<c->.*$/, '');
