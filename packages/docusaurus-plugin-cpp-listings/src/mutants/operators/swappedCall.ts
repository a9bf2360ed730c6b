import {callOf} from './calls';
import {replaced, type Operator} from './change';

const pairs = [
  ['min', 'max'],
  ['min_element', 'max_element'],
  ['lower_bound', 'upper_bound'],
  ['less', 'greater'],
  ['front', 'back'],
  ['first', 'last'],
  ['push_front', 'push_back'],
  ['pop_front', 'pop_back'],
  ['prev', 'next'],
  ['all_of', 'any_of'],
  ['plus', 'minus'],
] as const;

const others: ReadonlyMap<string, string> = new Map(
  pairs.flatMap(([one, other]): [string, string][] => [
    [one, other],
    [other, one],
  ]),
);

const names = new Set(['identifier', 'field_identifier', 'type_identifier']);

/** Calls the function that is easily confused with the right one. */
export const swappedCall: Operator = (node) => {
  const other = names.has(node.type) ? others.get(node.text) : undefined;
  const call = other === undefined ? undefined : callOf(node);
  return call && other !== undefined ? [replaced(call, node, other)] : [];
};
