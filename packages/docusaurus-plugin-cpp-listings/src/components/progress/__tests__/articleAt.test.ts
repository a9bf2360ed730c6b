import {expect, it, vi} from 'vitest';
import {articleAt} from '../articleAt';

vi.mock('@generated/docusaurus-plugin-cpp-listings/default/exercises.json', () => ({
  default: {'rotate-array': 3},
}));

it.each([
  ['/docs/array/rotate-array', 'rotate-array'],
  ['/docs/array/rotate-array/?q=a#practice', 'rotate-array'],
  ['/docs/array/rotate', undefined],
  ['/docs/tags/constructor', undefined],
  ['/', undefined],
  [undefined, undefined],
])('the address %s leads to the article %s', (href, article) => {
  expect(articleAt(href)).toBe(article);
});
