import {replaced, type Operator} from './change';

const deleted = new Set(['expression_statement', 'continue_statement', 'throw_statement']);

/** Leaves out a statement, or a return that gives nothing. */
export const deletedStatement: Operator = (node) =>
  deleted.has(node.type) || (node.type === 'return_statement' && node.namedChildCount === 0)
    ? // An empty statement would be warned of after an if.
      [replaced(node, node, '{}')]
    : [];
