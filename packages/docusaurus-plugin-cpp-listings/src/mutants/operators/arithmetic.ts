import type {Node} from 'web-tree-sitter';
import {field} from '../../toolchain/instrument/nodes';
import {replaced, withOtherOperator, type Operator} from './change';

const binary = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/', '+'],
  '/': ['*'],
  '%': ['/'],
  '&': ['|'],
  '|': ['&'],
  '^': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
};

const assignments = Object.fromEntries(
  Object.entries(binary).map(([operator, others]) => [
    `${operator}=`,
    others.map((other) => `${other}=`),
  ]),
);

const updates = {'++': ['--'], '--': ['++']};

/** Whether the value of an update is used, so that prefix and postfix differ. */
const isUsed = ({parent}: Node) =>
  !['expression_statement', 'for_statement', 'comma_expression'].includes(parent?.type ?? '');

function updatedLater(node: Node) {
  const [operator, argument] = [field(node, 'operator'), field(node, 'argument')];
  const isPrefix = operator.startIndex < argument.startIndex;
  return replaced(
    node,
    node,
    isPrefix ? argument.text + operator.text : operator.text + argument.text,
  );
}

/** Replaces an arithmetic operator, or swaps the prefix and postfix form of an update. */
export const arithmetic: Operator = (node) => {
  switch (node.type) {
    case 'binary_expression':
      return withOtherOperator(node, binary);
    case 'assignment_expression':
      return withOtherOperator(node, assignments);
    case 'update_expression':
      return [...withOtherOperator(node, updates), ...(isUsed(node) ? [updatedLater(node)] : [])];
    case 'unary_expression':
      return field(node, 'operator').type === '-'
        ? [replaced(node, node, field(node, 'argument').text)]
        : [];
    default:
      return [];
  }
};
