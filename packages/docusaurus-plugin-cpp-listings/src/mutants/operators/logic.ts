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

/**
 * Returns the condition of a branch, unless it declares a variable. The condition of a loop is not
 * replaced: `true` would never end, and `false` would run nothing.
 */
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

/** Swaps `and` and `or`, drops an operand or a negation, or replaces a condition by a constant. */
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
