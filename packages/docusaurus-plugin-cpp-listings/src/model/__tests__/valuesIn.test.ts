import {expect, it} from 'vitest';
import type {Value} from '../trace';
import {valuesIn} from '../valuesIn';

it.each<[Value, readonly Value[]]>([
  [{kind: 'element', value: 1}, [1]],
  [{kind: 'list', items: [1, 2]}, [1, 2]],
  [{kind: 'map', entries: [[1, 'a']]}, [1, 'a']],
  [{kind: 'record', fields: [['size', 3]]}, [3]],
  [{kind: 'array', id: 1, from: 0, to: 2}, []],
  [7, []],
])('the values in %j are %j', (value, held) => {
  expect(valuesIn(value)).toEqual(held);
});
