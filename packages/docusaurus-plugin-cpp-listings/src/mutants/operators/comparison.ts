import {withOtherOperator, type Operator} from './change';

/** Each operator with its neighbour, which differs if both sides are equal, and its negation. */
const others = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '==': ['!='],
  '!=': ['=='],
};

/** Replaces a comparison operator. */
export const comparison: Operator = (node) =>
  node.type === 'binary_expression' ? withOtherOperator(node, others) : [];
