import {replaced, type Operator} from './change';

const deleted = new Set(['expression_statement', 'continue_statement', 'throw_statement']);

/** Deletes a statement, or a return without a value. */
export const deletedStatement: Operator = (node) =>
  deleted.has(node.type) || (node.type === 'return_statement' && node.namedChildCount === 0)
    ? // The compiler would warn about an empty statement after an if.
      [replaced(node, node, '{}')]
    : [];
