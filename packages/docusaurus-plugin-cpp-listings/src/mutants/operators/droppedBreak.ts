import {replaced, type Operator} from './change';

/** Goes on where a loop or a switch was left. */
export const droppedBreak: Operator = (node) =>
  node.type === 'break_statement' ? [replaced(node, node, '{}')] : [];
