import {withOtherOperator, type Operator} from './change';

/** Each with its neighbour, which differs where both sides are equal, and its opposite. */
const others = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '==': ['!='],
  '!=': ['=='],
};

/** Compares another way. */
export const comparison: Operator = (node) =>
  node.type === 'binary_expression' ? withOtherOperator(node, others) : [];
