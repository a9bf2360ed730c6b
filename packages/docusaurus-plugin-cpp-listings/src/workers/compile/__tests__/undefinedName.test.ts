import {beforeAll, expect, it} from 'vitest';
import type {Parse} from '../../../toolchain/instrument';
import {loadGrammar} from '../../../toolchain/loadGrammar';
import {CompileError} from '../../../toolchain/toolchain';
import {readUndefinedName} from '../undefinedName';

let parse: Parse;

beforeAll(async () => {
  parse = await loadGrammar();
});

it.each([
  ['int helper(int);\nint f() { return helper(1); }', 'listing_1::helper(int)', 1],
  ['int pop() { return 1; }\nstruct Q {\n  int& pop(int);\n};', 'listing_1::Q::pop(int)', 3],
  ['template <class T>\nT twice(T x);', 'int listing_1::twice<int>(int)', 2],
  ['struct S {\n  static const int most = 10;\n};', 'listing_1::S::most', 2],
  ['int f();', 'listing_1::g()', undefined],
])('the error names the line of %j that declares the undefined name: %s', (code, symbol, line) => {
  const error = new CompileError(`wasm-ld: error: 0.o: undefined symbol: ${symbol}`);
  expect(readUndefinedName(error, parse, code).line).toBe(line);
});

it('the error names the undefined name as the program does', () => {
  const error = new CompileError(
    'wasm-ld: error: 0.o: undefined symbol: listing_1::sum(std::__2::vector<listing_1::A>)',
  );
  expect(readUndefinedName(error, parse, '')).toEqual({
    severity: 'error',
    message: 'sum(std::vector<A>) is used but never defined',
  });
});

it('readUndefinedName rethrows other errors of the linker', () => {
  const error = new CompileError('wasm-ld: error: unknown file type');
  expect(() => readUndefinedName(error, parse, '')).toThrow(error);
});
