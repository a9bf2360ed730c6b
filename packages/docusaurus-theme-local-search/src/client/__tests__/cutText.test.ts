import {expect, test} from 'vitest';
import {cutText} from '../cutText';

test.each([
  ['a text that is short', 'ab', 'ab'],
  ['a letter that is too much', 'abcd', 'abc'],
  ['an emoji that would be halved', 'ab😀', 'ab'],
  ['what follows a whole emoji', 'a😀b', 'a😀'],
])('a text is cut to at most three characters: %s', (_, text, cut) => {
  expect(cutText(text, 3)).toBe(cut);
});
