import {field, hasSpecifier} from '../../toolchain/instrument/nodes';
import {replaced, type Operator} from './change';

const numbers = /^(int|unsigned|long long|double|std::u?(int\d+|size|ptrdiff)_t)$/;

/** Initialises a variable with 0. Number literals are left to the `off by one` operator. */
export const initialValue: Operator = (node) => {
  const {parent} = node;
  if (
    node.type !== 'init_declarator' ||
    parent?.type !== 'declaration' ||
    hasSpecifier(parent, 'const', 'constexpr') ||
    !numbers.test(field(parent, 'type').text)
  ) {
    return [];
  }
  const value = field(node, 'value');
  return ['number_literal', 'initializer_list'].includes(value.type)
    ? []
    : [replaced(node, value, '0')];
};
