import type {Node} from 'web-tree-sitter';

/** Returns the line on which a node begins, counted from 1. */
export function lineOf(node: Node): number {
  return node.startPosition.row + 1;
}

/** Returns the named parts of a node, without comments. */
export function parts(node: Node): Node[] {
  return node.namedChildren.filter(({type}) => type !== 'comment');
}

/** Returns the children of a node with a field's name. There may be several. */
export function fields(node: Node, name: string): Node[] {
  return node.children.filter((_, index) => node.fieldNameForChild(index) === name);
}

/**
 * Returns the child with a field's name.
 *
 * @throws Error if the grammar promises such a child and there is none.
 */
export function field(node: Node, name: string): Node {
  const child = node.childForFieldName(name);
  if (!child) {
    throw new Error(`line ${lineOf(node)}: a ${node.type} without ${name}`);
  }
  return child;
}

/**
 * Returns the child that is a given token.
 *
 * @throws Error if the grammar promises such a child and there is none.
 */
export function token(node: Node, type: string): Node {
  const child = node.children.find((candidate) => candidate.type === type);
  if (!child) {
    throw new Error(`line ${lineOf(node)}: a ${node.type} without "${type}"`);
  }
  return child;
}

const specifiers = new Set(['type_qualifier', 'storage_class_specifier', 'virtual']);

/** Whether a declaration or function has one of the given specifiers. */
export function hasSpecifier(node: Node, ...words: readonly string[]): boolean {
  return node.children.some(({type, text}) => specifiers.has(type) && words.includes(text));
}

/** Returns the source of a node on one line, without comments. */
export function condensed(node: Node): string {
  let text = '';
  let at = 0;
  for (const comment of node.descendantsOfType('comment')) {
    text += node.text.slice(at, comment.startIndex - node.startIndex);
    at = comment.endIndex - node.startIndex;
  }
  return (text + node.text.slice(at)).replace(/\s+/g, ' ').trim();
}

/** Returns a text as a C++ string literal. */
export function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** Returns an expression without the parentheses around it. */
export function bare(node: Node): Node {
  const [inner] = parts(node);
  return node.type === 'parenthesized_expression' && inner ? bare(inner) : node;
}
