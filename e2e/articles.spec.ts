import {expect, test} from '@playwright/test';
import {articlePath} from './routes';

/** Addresses that the specification promises; other articles come by themselves. */
const promised = [
  'dynamic-array-implementation',
  'find-first-unique-element',
  'maximum-subarray-sum',
  'merging-two-sorted-arrays',
  'min-max-rearrage',
  'product-array',
  'rearrange-positive-negative',
  'removing-even-integers',
  'rotate-array',
  'two-numbers-add-to-k',
];

test('the ten articles that the specification promises are at their addresses', async ({
  request,
}) => {
  const answers = await Promise.all(promised.map((id) => request.get(articlePath(id))));
  expect(answers.map((response) => response.status())).toEqual(promised.map(() => 200));
});
