import {replaced, type Operator} from './change';

/** Deletes a break, so that the loop or the switch continues. */
export const droppedBreak: Operator = (node) =>
  node.type === 'break_statement' ? [replaced(node, node, '{}')] : [];
