import {beforeAll, describe, expect, it} from 'vitest';
import {
  InstrumentError,
  loadInstrumenter,
  refuseConstructs,
  withoutMain,
} from '../../nodeInstrumenter';

let instrument: Awaited<ReturnType<typeof loadInstrumenter>>;
beforeAll(async () => {
  instrument = await loadInstrumenter();
});

const refused: Readonly<Record<string, readonly [source: string, line: number, reason: string]>> = {
  'a goto': ['int f() {\n  goto end;\n  end: return 1;\n}', 2, 'a goto cannot be traced'],
  'a label': ['int f() {\n\n  end: return 1;\n}', 3, 'a label cannot be traced'],
  'inline assembly': ['void f() {\n  asm("nop");\n}', 2, 'inline assembly cannot be traced'],
  'a coroutine': ['task f() {\n  co_return 1;\n}', 2, 'a coroutine cannot be traced'],
  'an awaiting coroutine': ['task f() {\n  co_await g();\n}', 2, 'a coroutine cannot be traced'],
  'a thread': [
    '#include <thread>\nvoid f() {\n  std::thread t{g};\n}',
    3,
    'a thread cannot be traced: std::thread',
  ],
  'a vector of threads': [
    'void f() {\n  std::vector<std::jthread> all;\n}',
    2,
    'a thread cannot be traced: std::jthread',
  ],
  'a call that may start a thread': [
    'void f() {\n  auto a =\n      ::std::async(g);\n}',
    3,
    'a thread cannot be traced: ::std::async',
  ],
  'a function try block': [
    '\nint f() try {\n  throw 1;\n} catch (int) {\n  return 0;\n}',
    2,
    'a function whose body is a try block cannot be traced',
  ],
  'a macro that is a loop': [
    '#define FOR(i, n) for (int i = 0; i < (n); ++i)\nvoid f() { g(); }',
    1,
    'the macro FOR contains control flow (for), which cannot be traced',
  ],
  'a macro that would change what is added': [
    'int f() {\n#define step 2\n  return step;\n}',
    2,
    'the macro step has a name that the stepper uses; rename it',
  ],
  'a macro that is used like a function': [
    'void f() {\n  EACH(x) {\n    g(x);\n  }\n}',
    2,
    'a function inside a function, or a macro that looks like one, cannot be traced',
  ],
  'a jump into a block': [
    'void f(int n) {\n  switch (n) {\n    case 0: do {\n      g();\n    case 1:\n      h();\n    } while (--n);\n  }\n}',
    5,
    'a case statement cannot be traced here',
  ],
  'a statement in front of all cases': [
    'void f(int n) {\n  switch (n) {\n    int x;\n    case 1: g();\n  }\n}',
    3,
    'a statement before the first case cannot be traced',
  ],
  'a condition that declares several names': [
    'void f() {\n  if (auto [a, b] = g()) h();\n}',
    2,
    'a declaration in a condition can be traced only if it declares exactly one variable',
  ],
  'what the grammar cannot read': [
    'int f() {\n  return 1 +;\n}',
    2,
    "the stepper's C++ parser does not understand",
  ],
  'a for loop whose condition declares': [
    'void f() {\n  for (; int x = g();) h(x);\n}',
    2,
    `the stepper's C++ parser does not understand "for (; int x = g();) h(x);"`,
  ],
};

describe('what the instrumenter refuses', () => {
  it.each(Object.entries(refused))(
    'refuses %s and names file, line and reason',
    (_, [source, line, reason]) => {
      const attempt = () => instrument(source, 'rotate-array/reversal.cpp');
      expect(attempt).toThrow(InstrumentError);
      expect(attempt).toThrow(`rotate-array/reversal.cpp:${line}: ${reason}`);
    },
  );

  it('names the line of a syntax error even if the file begins with empty lines', () => {
    expect(() => instrument('\n\n\nint f() {\n  return 1 +;\n}\nint g();', 'a.cpp')).toThrow(
      `a.cpp:5: the stepper's C++ parser does not understand "return 1 +;"`,
    );
  });

  it('does not refuse constructs in main, because it removes main', () => {
    const source = 'int f() { return 1; }\nint main() {\n  again: goto again;\n}\nint g();';
    expect(instrument(source, 'a.cpp').split('\n').slice(1)).toEqual(['', '', '', 'int g();']);
  });
});

describe('what the instrumenter accepts', () => {
  it('accepts a program if it cannot read only main, because it removes main', () => {
    const source = 'int f() { return 1; }\nint main() {\n  return 1 +;\n}\nint g();';
    expect(instrument(source, 'a.cpp').split('\n').slice(1)).toEqual(['', '', '', 'int g();']);
  });

  it('accepts the spaces of text that is copied from a web page', () => {
    const source = 'int f() {\n\u00a0 int n\u00a0= 1;\n\u3000return n;\n}';
    const [, declared, returned] = instrument(source, 'a.cpp').split('\n');
    expect(declared).toMatch(/^\u00a0 ::trace::step\(2\); int n\u00a0= 1; ::trace::Watch/);
    expect(returned).toMatch(/^\u3000::trace::step\(3\);/);
  });

  it.each(['100  // enough for all inputs', '"what if"', '1 /* for a while */'])(
    'accepts the macro %s, which only mentions a statement',
    (text) => {
      expect(() =>
        instrument(`#define MOST ${text}\nint f() {\n  return 1;\n}`, 'a.cpp'),
      ).not.toThrow();
    },
  );
});

describe('refuseConstructs', () => {
  it('refuses a construct that cannot be traced, as the instrumenter does', async () => {
    const source = 'int f() {\n  goto end;\n  end: return 1;\n}';
    await expect(refuseConstructs(source, 'a.cpp')).rejects.toThrow(
      'a.cpp:2: a goto cannot be traced',
    );
  });

  it('leaves code that the grammar cannot read to a compiler', async () => {
    const source = 'int f() {\n  goto end;\n  end: return 1 +;\n}';
    await expect(refuseConstructs(source, 'a.cpp')).resolves.toBeUndefined();
  });
});

describe('withoutMain', () => {
  it('removes main and leaves every line and every other function in place', async () => {
    const source =
      'int f() { return 1; }\n\nint main(int count, char** words) {\n  return f();\n}  // end\n' +
      'namespace a { int main() { return 2; } }\nstruct B { int main() { return 3; } };\n';
    expect(await withoutMain(source)).toBe(
      'int f() { return 1; }\n\n\n\n  // end\n' +
        'namespace a { int main() { return 2; } }\nstruct B { int main() { return 3; } };\n',
    );
  });
});
