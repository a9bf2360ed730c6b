import type {Node} from 'web-tree-sitter';
import {field} from '../../toolchain/instrument/nodes';
import {replaced, withOtherOperator, type Change, type Operator} from './change';

const others = {'&&': ['||'], '||': ['&&'], and: ['or'], or: ['and']};

function ofBinary(node: Node): Change[] {
  const swapped = withOtherOperator(node, others);
  const sides = [field(node, 'left'), field(node, 'right')];
  return swapped.length === 0
    ? []
    : [...swapped, ...sides.map((side) => replaced(node, node, side.text))];
}

/** The condition of a branch. That of a loop is left out: true never ends, false runs nothing. */
function conditionOf(node: Node): Node | null {
  const condition = node.childForFieldName('condition');
  const value = condition?.type === 'condition_clause' ? field(condition, 'value') : condition;
  return value?.type === 'declaration' ? null : (value ?? null);
}

function ofBranch(node: Node): Change[] {
  const condition = conditionOf(node);
  return condition === null
    ? []
    : ['true', 'false'].map((text) => replaced(condition, condition, text));
}

/** Joins conditions another way, leaves one out, or always takes the same branch. */
export const logic: Operator = (node) => {
  switch (node.type) {
    case 'binary_expression':
      return ofBinary(node);
    case 'unary_expression':
      return ['!', 'not'].includes(field(node, 'operator').type)
        ? [replaced(node, node, field(node, 'argument').text)]
        : [];
    case 'true':
    case 'false':
      return [replaced(node, node, node.type === 'true' ? 'false' : 'true')];
    case 'if_statement':
    case 'conditional_expression':
      return node.text.startsWith('if constexpr') ? [] : ofBranch(node);
    default:
      return [];
  }
};
