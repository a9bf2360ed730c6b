import {field, parts} from '../../toolchain/instrument/nodes';
import {callOf} from './calls';
import {replaced, type Operator} from './change';

const stable = /^stable_(?=sort$|partition$)/;

/** Changes the order of equal elements: uses an unstable algorithm, or swaps two arguments. */
export const tie: Operator = (node) => {
  if (node.type !== 'identifier') {
    return [];
  }
  const call = callOf(node);
  if (!call) {
    return [];
  }
  if (stable.test(node.text)) {
    return [replaced(call, node, node.text.replace(stable, ''))];
  }
  // Without a custom order, equal values cannot be told apart.
  const [first, second, order] = parts(field(call, 'arguments'));
  if (!['min', 'max'].includes(node.text) || !first || !second || !order) {
    return [];
  }
  const text = `${second.text}, ${first.text}`;
  return [{shown: call, from: first.startIndex, to: second.endIndex, text}];
};
