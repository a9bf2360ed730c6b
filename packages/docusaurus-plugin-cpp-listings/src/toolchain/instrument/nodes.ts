import type {Node} from 'web-tree-sitter';

/** The line on which a node begins, counted from 1. */
export function lineOf(node: Node): number {
  return node.startPosition.row + 1;
}

/** Returns the named parts of a node, without comments. */
export function parts(node: Node): Node[] {
  return node.namedChildren.filter(({type}) => type !== 'comment');
}

/** The children of a node that have a field's name, of which there may be several. */
export function fields(node: Node, name: string): Node[] {
  return node.children.filter((_, index) => node.fieldNameForChild(index) === name);
}

/**
 * The child that has a field's name.
 *
 * @throws Error where the grammar promises one and there is none.
 */
export function field(node: Node, name: string): Node {
  const child = node.childForFieldName(name);
  if (!child) {
    throw new Error(`line ${lineOf(node)}: a ${node.type} without ${name}`);
  }
  return child;
}

/**
 * The child that is a given token.
 *
 * @throws Error where the grammar promises one and there is none.
 */
export function token(node: Node, type: string): Node {
  const child = node.children.find((candidate) => candidate.type === type);
  if (!child) {
    throw new Error(`line ${lineOf(node)}: a ${node.type} without "${type}"`);
  }
  return child;
}

const specifiers = new Set(['type_qualifier', 'storage_class_specifier', 'virtual']);

/** Whether a declaration or function has one of some specifiers. */
export function hasSpecifier(node: Node, ...words: readonly string[]): boolean {
  return node.children.some(({type, text}) => specifiers.has(type) && words.includes(text));
}

/** The source of a node on one line, without its comments. */
export function condensed(node: Node): string {
  let text = '';
  let at = 0;
  for (const comment of node.descendantsOfType('comment')) {
    text += node.text.slice(at, comment.startIndex - node.startIndex);
    at = comment.endIndex - node.startIndex;
  }
  return (text + node.text.slice(at)).replace(/\s+/g, ' ').trim();
}

/** A text as a string literal of C++. */
export function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** An expression without the parentheses around it. */
export function bare(node: Node): Node {
  const [inner] = parts(node);
  return node.type === 'parenthesized_expression' && inner ? bare(inner) : node;
}
