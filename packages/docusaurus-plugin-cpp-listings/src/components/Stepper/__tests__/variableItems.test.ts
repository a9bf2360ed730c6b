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

it('marks only the entry that is new, where several entries of a multimap have one key', () => {
  const entries = [
    [1, 5],
    [1, 6],
    [2, 6],
  ] as const;
  const stepWith = (count: number): Step => ({
    line: 1,
    calls: [
      {
        name: 'f',
        line: 1,
        locals: [{name: 'm', value: {kind: 'map', entries: entries.slice(0, count)}}],
      },
    ],
    arrays: [],
    reads: [],
    writes: [],
  });
  const [group] = variablesOf(stepWith(3), stepWith(2)).groups;
  expect(group?.items.map(({isChanged}) => isChanged)).toEqual([false, false, true]);
});
