import {expect, it} from 'vitest';
import {blankComments} from '../blankComments';

it.each([
  ['a /* b\nc */ d', 'a     \n     d'],
  ['a // b \\\n c\nd', 'a       \n  \nd'],
  ['R"x(a\n)" b)x" c', '     \n        c'],
  ['"/* no */" /* c */', '"/* no */"        '],
  ["'\\'' /* c */", "'\\''        "],
  ["1'000 /* it's */ + 2'000", "1'000            + 2'000"],
  ['a /* b', 'a     '],
])('blankComments keeps only the code of %j', (code, left) => {
  expect(blankComments(code)).toBe(left);
});
