import {expect, it} from 'vitest';
import {codeOnly} from '../codeOnly';

it.each([
  ['int a; // the first', 'int a;'],
  ['int /* the\nsecond */ b;', 'int b;'],
  ['// #region shift\n  int c;\n', 'int c;'],
  ['auto url = "https://example.org"; // d', 'auto url = "https://example.org";'],
  ['auto quote = "\\"// no comment";', 'auto quote = "\\"// no comment";'],
  ["char slash = '/'; // e", "char slash = '/';"],
  ["int n = 10'000; // it's f", "int n = 10'000;"],
  ['auto raw = R"(// no comment)";', 'auto raw = R"(// no comment)";'],
])('%j has the code %j', (source, code) => {
  expect(codeOnly(source)).toBe(code);
});
