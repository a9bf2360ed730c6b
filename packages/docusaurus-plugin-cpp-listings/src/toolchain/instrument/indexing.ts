import type {Node} from 'web-tree-sitter';
import {bare, parts} from './nodes';

/** Returns the name of a variable, or of a field of `this`. */
function nameOf(node: Node | null | undefined): string | undefined {
  if (node?.type === 'identifier') {
    return node.text;
  }
  return node?.type === 'field_expression' && node.childForFieldName('argument')?.type === 'this'
    ? node.childForFieldName('field')?.text
    : undefined;
}

const isNumber = (node: Node | null) => node?.type === 'number_literal';

/** Returns the only variable in an index: `i`, `i - 1`, `static_cast<std::size_t>(i)`. */
function indexName(index: Node): string | undefined {
  const node = bare(index);
  switch (node.type) {
    case 'binary_expression': {
      const [left, right] = [node.childForFieldName('left'), node.childForFieldName('right')];
      const operator = node.childForFieldName('operator')?.text ?? '';
      if (left && isNumber(right) && ['+', '-'].includes(operator)) {
        return indexName(left);
      }
      return right && isNumber(left) && operator === '+' ? indexName(right) : undefined;
    }
    case 'update_expression':
      return nameOf(node.childForFieldName('argument'));
    case 'cast_expression':
      return nameOf(node.childForFieldName('value'));
    case 'compound_literal_expression':
    case 'call_expression': {
      const isCast =
        node.type === 'compound_literal_expression' ||
        /^static_cast\b/.test(node.childForFieldName('function')?.text ?? '');
      const list = node.childForFieldName('arguments') ?? node.childForFieldName('value');
      const [argument, ...more] = list ? parts(list) : [];
      return isCast && argument && more.length === 0 ? indexName(argument) : undefined;
    }
    default:
      return nameOf(node);
  }
}

/** Returns the array in a call such as `a.at(…)`, if the called function is one of `methods`. */
function receiver(call: Node | null, methods: readonly string[]): string | undefined {
  const callee = call?.childForFieldName('function');
  return callee?.type === 'field_expression' &&
    methods.includes(callee.childForFieldName('field')?.text ?? '')
    ? nameOf(callee.childForFieldName('argument'))
    : undefined;
}

/** Returns the array and the index of an expression that accesses an array. */
function access(node: Node): readonly [array: string | undefined, index: Node | undefined] {
  switch (node.type) {
    case 'subscript_expression': {
      const indices = node.childForFieldName('indices');
      return [nameOf(node.childForFieldName('argument')), indices ? parts(indices)[0] : undefined];
    }
    case 'call_expression': {
      const list = node.childForFieldName('arguments');
      return [receiver(node, ['at', 'first', 'subspan']), list ? parts(list)[0] : undefined];
    }
    default: {
      const isSum = node.childForFieldName('operator')?.text === '+';
      const array = receiver(node.childForFieldName('left'), ['begin', 'cbegin', 'data', 'get']);
      return [isSum ? array : undefined, node.childForFieldName('right') ?? undefined];
    }
  }
}

/**
 * Matches what cannot be repeated to name the type of a row: a line break, a comment, a lambda, or a
 * change, of which the compiler would warn.
 */
const unrepeatable = /[\n{}=]|\/\*|\+\+|--/;

/**
 * Returns a row of an array of arrays and its index, if a node subscripts one. The address of the
 * end of a row may be taken.
 */
export function rowIndex(node: Node): {readonly row: Node; readonly index: Node} | undefined {
  const row = node.type === 'subscript_expression' && node.childForFieldName('argument');
  const indices = node.childForFieldName('indices');
  if (!row || row.type !== 'subscript_expression' || !indices) {
    return undefined;
  }
  const [index, ...more] = parts(indices);
  const isAddress = node.parent?.childForFieldName('operator')?.type === '&';
  return index &&
    more.length === 0 &&
    index.type !== 'initializer_list' &&
    !isNumber(index) &&
    !isAddress &&
    !unrepeatable.test(row.text)
    ? {row, index}
    : undefined;
}

/** Returns for each variable the names of the arrays that a function's body subscripts with it. */
export function indexedArrays(body: Node): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const reaching = ['subscript_expression', 'call_expression', 'binary_expression'];
  for (const node of body.descendantsOfType(reaching)) {
    const [array, index] = access(node);
    const name = index && indexName(index);
    if (array && name) {
      found.set(name, (found.get(name) ?? new Set()).add(array));
    }
  }
  return found;
}
