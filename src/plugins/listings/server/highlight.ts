import cpp from 'refractor/cpp';
import {refractor} from 'refractor/core';

refractor.register(cpp);

/** The kinds of token that `src/css/syntax.css` colours; others stay plain text. */
const coloured = new Set([
  'comment',
  'keyword',
  'boolean',
  'class-name',
  'generic-function',
  'function',
  'string',
  'char',
  'number',
]);

type Tree = ReturnType<typeof refractor.highlight>;
type TreeNode = Tree['children'][number];

const escapes: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

const escape = (text: string) => text.replace(/[&<>]/g, (character) => escapes[character] ?? '');

/**
 * Highlights C++ at build time, so that a page carries no highlighter.
 *
 * @returns one string of HTML a line, every element closed on its own line.
 */
export function highlight(code: string): string[] {
  const lines = [''];
  const append = (html: string) => {
    lines.push(`${lines.pop() ?? ''}${html}`);
  };
  const visit = (node: TreeNode, classes: string) => {
    if (node.type === 'text') {
      node.value.split('\n').forEach((text, index) => {
        if (index > 0) {
          lines.push('');
        }
        if (text !== '') {
          append(classes ? `<span class="${classes}">${escape(text)}</span>` : escape(text));
        }
      });
    } else if (node.type === 'element') {
      const names = [node.properties.className].flat();
      const own = names.find((name) => typeof name === 'string' && coloured.has(name));
      node.children.forEach((child) => visit(child, own ?? classes));
    }
  };
  refractor.highlight(code, 'cpp').children.forEach((child) => visit(child, ''));
  return lines;
}
