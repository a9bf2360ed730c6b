import {expect, it} from 'vitest';
import {withoutComments} from '../withoutComments';

it.each([
  ['a comment', 'int a = 1;  // one', 'int a = 1;'],
  ['a comment of several lines', 'int a /* the\n first */ = 1;', 'int a = 1;'],
  ['a region', '// #region listing\nint a = 1;\n// #endregion', 'int a = 1;'],
  ['a comment after a number with separators', "int a = 1'000;  // it's one", "int a = 1'000;"],
  ['layout', 'int a\n    = 1;\n', 'int a = 1;'],
])('withoutComments removes %s', (_, text, code) => {
  expect(withoutComments(text)).toBe(code);
});

it.each([
  ['text that looks like a comment', 'f("// no  comment");'],
  ['raw text', 'f(R"x(/* no  comment */)x");'],
  ['a character', "f('\"');  g('\"');"],
  ['numbers with separators', "n < 1'000'000 || m < 2'000;"],
])('withoutComments keeps %s', (_, text) => {
  expect(withoutComments(text)).toBe(text.replace(';  ', '; '));
});
