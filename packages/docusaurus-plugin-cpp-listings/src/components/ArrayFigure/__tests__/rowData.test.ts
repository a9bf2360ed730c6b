import {expect, it} from 'vitest';
import {describe as inWords} from '../rowData';

it('describes a row with its marks, pointers and ranges in words', () => {
  expect(
    inWords({
      title: 'before',
      values: [3, null, -1],
      marks: {active: [0, 2]},
      pointers: {i: 2},
      ranges: [{from: 0, to: 2, label: 'kept'}],
    }),
  ).toBe('before: 3, empty, -1; active: index 0, 2; i at 2; kept: from 0 up to 2');
});

it('says that a row has no elements', () => {
  expect(inWords({values: []})).toBe('no elements');
});
