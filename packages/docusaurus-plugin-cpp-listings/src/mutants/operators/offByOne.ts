import type {Node} from 'web-tree-sitter';
import {parts} from '../../toolchain/instrument/nodes';
import {replaced, type Operator} from './change';

const integer = /^(?<digits>0|[1-9][\d']*)(?<suffix>[uUlLzZ]*)$/;

/** Expressions that `+ 1` can follow without parentheses. */
const binds = new Set([
  'identifier',
  'number_literal',
  'field_expression',
  'call_expression',
  'subscript_expression',
  'update_expression',
]);

/** Returns the expression around a number, so that reports show the purpose of the number. */
function around(number: Node): Node {
  const {parent} = number;
  return parent?.type.endsWith('_expression') || parent?.type === 'init_declarator'
    ? parent
    : number;
}

function ofNumber(node: Node) {
  const {digits, suffix = ''} = integer.exec(node.text)?.groups ?? {};
  if (digits === undefined) {
    return [];
  }
  const value = BigInt(digits.replaceAll("'", ''));
  return [value + 1n, ...(value > 0n ? [value - 1n] : [])].map((other) =>
    replaced(around(node), node, `${other}${suffix}`),
  );
}

function ofSubscript(node: Node) {
  const [index] = parts(node.childForFieldName('indices') ?? node);
  if (!index || index.type === 'number_literal') {
    return [];
  }
  const bound = binds.has(index.type) ? index.text : `(${index.text})`;
  return ['+', '-'].map((sign) => replaced(node, index, `${bound} ${sign} 1`));
}

/** Replaces an integer or an element by the next or the previous one. */
export const offByOne: Operator = (node) => {
  switch (node.type) {
    case 'number_literal':
      return ofNumber(node);
    case 'subscript_expression':
      return ofSubscript(node);
    default:
      return [];
  }
};
