import {expect, it} from 'vitest';
import type {Local, Step, Value} from '../../../model/trace';
import {variablesOf} from '../variableItems';

/** Returns the variables of a step of one function, as text. */
function shown(...locals: readonly Local[]) {
  const calls = [{name: 'f', line: 1, locals}];
  const step: Step = {line: 1, calls, arrays: [], reads: [], writes: []};
  const {scalars, groups} = variablesOf(step, undefined);
  const texts = (items: typeof scalars) => items.map(({name, text}) => `${name}=${text}`);
  return {
    scalars: texts(scalars),
    groups: groups.map(({name, items}) => [name, ...texts(items)]),
  };
}

const empty: Value = {kind: 'record', fields: []};

it('shows an object without fields as empty braces', () => {
  const value: Value = {
    kind: 'record',
    fields: [
      ['tag', empty],
      ['n', 1],
    ],
  };
  expect(shown({name: 'none', value: empty}, {name: 'held', value})).toEqual({
    scalars: ['none={}'],
    groups: [['held', 'tag={}', 'n=1']],
  });
});

it('shows an iterator as an arrow to its element', () => {
  const value: Value = {kind: 'element', value: {kind: 'list', items: ['a', 2]}};
  expect(shown({name: 'it', value}).scalars).toEqual(['it=→ {"a", 2}']);
});

it('shows the entries of a map with their keys, and the elements of a list without', () => {
  const map: Value = {kind: 'map', entries: [['a', 2]]};
  const list: Value = {kind: 'list', items: [3, 4]};
  expect(shown({name: 'm', value: map}, {name: 'l', value: list}).groups).toEqual([
    ['m', '"a"=2'],
    ['l', '=3', '=4'],
  ]);
});

it('marks only the entry that is new, where several entries of a multimap have one key', () => {
  const entries = [
    [0, 6],
    [1, 5],
    [1, 6],
  ] as const;
  const stepWith = (shown: readonly (readonly [number, number])[]): Step => ({
    line: 1,
    calls: [
      {
        name: 'f',
        line: 1,
        locals: [{name: 'm', value: {kind: 'map', entries: shown}}],
      },
    ],
    arrays: [],
    reads: [],
    writes: [],
  });
  const [group] = variablesOf(stepWith(entries), stepWith(entries.slice(1))).groups;
  expect(group?.items.map(({isChanged}) => isChanged)).toEqual([true, false, false]);
});
