import fs from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {runJudged} from '../../../run/runModule';
import type {Compiled} from '../compileReaderProgram';
import {compileTogether} from './compileTogether';
import {openReaderCompiler, type CompileForProblem} from './readerCompiler';

let compiledWith: CompileForProblem;

beforeAll(async () => {
  compiledWith = await openReaderCompiler();
}, 300_000);

/** Runs a compiled program on an input. */
async function run({module}: Compiled, input: string) {
  const compiled = await WebAssembly.compile(new Uint8Array(module ?? []));
  return runJudged(compiled, 0, input, {maxSteps: 10_000, maxRecordedSteps: 0});
}

/** Compiles a program with a problem's proof, and expects no warning and a traced program. */
async function faultless(problem: string, code: string): Promise<Compiled> {
  const compiled = await compiledWith(problem, code);
  expect(compiled).toMatchObject({diagnostics: []});
  expect(compiled.untraced).toBeUndefined();
  return compiled;
}

/** Compiles such a program, and returns its result on an input. */
const judged = async (problem: string, code: string, input: string) =>
  run(await faultless(problem, code), input);

describe('a reader’s program', () => {
  it('is left to the page to compare if only one answer is right', async () => {
    const outcome = await judged(
      'rearrange-positive-negative/practice-boundary',
      '#include <cstddef>\n#include <span>\nstd::size_t count_negatives(std::span<const int> a) { return a.size(); }\n',
      '[-2, -1, 3]',
    );
    expect(outcome).toMatchObject({trace: {answer: '3'}, wrong: '', isUnique: true});
  });

  it('works with a separately compiled proof, whatever the type of its answer is', async () => {
    const outcome = await judged(
      'rearrange-positive-negative/practice-boundary',
      '#include <span>\nlong long count_negatives(std::span<const int> a) { return a.size() + 1; }\n',
      '[-2, -1, 3]',
    );
    expect(outcome).toMatchObject({trace: {answer: '4'}, wrong: '', isUnique: true});
  });

  const boundary = 'rearrange-positive-negative/practice-boundary';
  const withBody = (body: string) =>
    `#include <cstddef>\n#include <cstdio>\n#include <span>\nstd::size_t count_negatives(std::span<const int> a) {\n${body}\n}\n`;

  it('has each warning about its own code once', async () => {
    const {diagnostics, module} = await compiledWith(
      boundary,
      withBody('class Q { int q = 0; };\nint unused;\nif (int x = 3; x = 2) {}\nreturn a.size();'),
    );
    expect(module).toBeDefined();
    expect(diagnostics.map(({line, severity}) => `${line} ${severity}`)).toEqual([
      '7 warning',
      '6 warning',
      '5 warning',
    ]);
  });

  it('gets a warning about a variable that only some branches set', async () => {
    const {diagnostics} = await compiledWith(
      boundary,
      withBody('int best;\nfor (const int x : a) {\nif (x > best) best = x;\n}\nreturn best;'),
    );
    expect(diagnostics).toMatchObject([
      {severity: 'warning', line: 7, message: expect.stringContaining("'best'") as string},
    ]);
  });

  it('has an error in the library only at the program’s own line', async () => {
    const {diagnostics} = await compiledWith(
      boundary,
      `#include <algorithm>\n${withBody('std::sort(a.begin(), a.end());\nreturn a[0];')}`,
    );
    expect(new Set(diagnostics.map(({line}) => line))).toEqual(new Set([6]));
  });

  it('has each error once, including the errors about its call', async () => {
    const {diagnostics, module} = await compiledWith(boundary, 'int other() { return "2"; }\n');
    expect(module).toBeUndefined();
    expect(diagnostics.slice(0, 2)).toMatchObject([
      {severity: 'error', line: 1},
      {
        severity: 'error',
        isOfCall: true,
        message: expect.stringContaining('count_negatives') as string,
      },
    ]);
  });

  it('has one error if a brace is missing', async () => {
    const {diagnostics, module} = await compiledWith(
      boundary,
      withBody('for (const int x : a) {\nreturn x == 0;'),
    );
    expect(module).toBeUndefined();
    expect(diagnostics).toEqual([{severity: 'error', message: "expected '}'", isOfBraces: true}]);
  });

  it('runs without its own main, whose line is known', async () => {
    // Any function but main has to return what it promises.
    const code = `${withBody('return a.size();')}int main() { count_negatives({}); }\n`;
    const compiled = await faultless(boundary, code);
    expect(compiled.mainLine).toBe(7);
    expect((await run(compiled, '[-1]')).trace.answer).toBe('1');
  });

  // The second is so large that Clang cannot fill it with a pattern.
  it.each(['5000000U', '5ULL << 28U'])(
    'gets a warning about a variable of %s bytes, which does not fit on the stack',
    async (bytes) => {
      const compiled = await compiledWith(
        boundary,
        withBody(`struct Large { char bytes[${bytes}]; };\nLarge b;\nreturn b.bytes[a.size()];`),
      );
      expect(compiled.untraced).toBeUndefined();
      expect(compiled.diagnostics).toEqual([
        {
          severity: 'warning',
          message: expect.stringMatching(
            /^stack frame size \(\d+\) exceeds limit \(4194304\)$/,
          ) as string,
          line: 4,
          column: expect.any(Number) as number,
        },
      ]);
      const {trace} = await run(compiled, '[-1]');
      expect(trace.failure).toEqual({
        kind: 'trap',
        message: 'an access outside the memory of the program',
      });
    },
  );

  it('runs even if it cannot be traced', async () => {
    const compiled = await compiledWith(
      boundary,
      `#include <thread>\n${withBody('goto end;\nend:\nif (a.size() > 1) std::thread([] {}).join();\nreturn a.size();')}`,
    );
    expect(compiled.untraced).toMatch(/^line 6: /);
    expect((await run(compiled, '[-1]')).trace.answer).toBe('1');
    expect((await run(compiled, '[-1, -2]')).trace.failure?.message).toContain('threads');
  });

  it('works with a proof that cannot be compiled separately', async () => {
    const outcome = await judged(
      'min-max-rearrage',
      '#include <span>\n#include <cstdint>\nvoid max_min(std::span<std::int64_t> a) { a[0] = 7; }\n',
      '[1, 2]',
    );
    expect(outcome).toMatchObject({trace: {answer: '[7, 2]'}});
  });

  const withCode = (code: string, body: string) =>
    [
      '#include <algorithm>\n#include <cstdlib>\n#include <cstring>\n#include <ranges>\n#include <vector>',
      code,
      withBody(body),
    ].join('\n');

  /** Collects bodies that are compiled together, after some code. */
  function together(code: string) {
    const {whole, add} = compileTogether((body) => faultless(boundary, withCode(code, body)));
    return {
      /** Returns the line of a text in a body. */
      lineOf(text: string): number {
        const program = withCode(code, whole());
        return program.slice(0, program.indexOf(text)).split('\n').length;
      },
      runOf(body: string) {
        const compile = add(body);
        return async () => {
          const {program, input} = await compile();
          return run(program, input);
        };
      },
    };
  }

  const oddities = together(
    [
      'int depth(int n) { return n == 0 ? 0 : 1 + depth(n - 1); }',
      'std::vector<int> memo;',
      // The others do without the clock, because its header takes the compiler a second.
      '#include <chrono>\n#include <memory_resource>\n#include <set>',
      'struct Node { int value; Node* next; Node* before; };',
      'int next(int n) { return n + 1; }',
      'template <typename Function> int twice(Function&& f) { auto& g = f; return g(f(1)); }',
      '#define LIMIT 3\n#define int int',
    ].join('\n'),
  );

  it.each(
    (
      [
        [
          'calls that are nested more deeply than is drawn',
          'return static_cast<std::size_t>(depth(300));',
          '300',
        ],
        [
          'memory that a variable outside all functions keeps',
          'memo.assign(a.size(), 0);\nstatic std::vector<std::vector<int>> rows(3, memo);\nreturn rows.size();',
          '3',
        ],
        [
          'nodes that lead to each other',
          'Node* n = new Node{1, nullptr, nullptr};\nn->next = n->before = n;\nconst int value = n->value;\ndelete n;\nreturn static_cast<std::size_t>(value);',
          '1',
        ],
        [
          'a clock',
          'const auto start = std::chrono::steady_clock::now();\nreturn std::chrono::steady_clock::now() >= start ? 1 : 0;',
          '1',
        ],
        ['macros', 'return LIMIT;', '3'],
        ['a function that is passed by reference', 'return twice(next);', '3'],
        [
          'a set that loses its first and last elements, and those of its own allocator',
          'char bytes[999];\nstd::pmr::monotonic_buffer_resource memory(bytes, sizeof bytes);\nstd::pmr::set<int> s({5, 1, 4, 2, 3}, &memory);\nstd::set<int> t(s.begin(), s.end());\ns.erase(s.begin());\ns.erase(--s.end());\nt.erase(t.begin());\nt.erase(--t.end());\nreturn *s.begin() * 100 + *t.rbegin() * 10 + t.size();',
          '243',
        ],
        [
          'a vector that uses and gives back its spare capacity',
          'std::vector<int> v;\nv.reserve(9);\nfor (int i = 0; i < 7; ++i) v.push_back(i);\nv.erase(v.begin() + 1, v.begin() + 4);\nv.insert(v.begin() + 2, 3, 9);\nv.resize(4);\nv.resize(8, 1);\nstd::vector<int> w(v.begin(), v.end() - 3);\nw.swap(v);\nv.assign(3, 2);\nw.pop_back();\nw.shrink_to_fit();\nv.insert(v.end(), w.begin(), w.end());\nint sum = 0;\nfor (const int x : v) sum += x;\nreturn static_cast<std::size_t>(sum);',
          '31',
        ],
        [
          'a file that is not there, and a variable of the system',
          'std::FILE* const file = std::fopen("numbers.txt", "r");\nconst char* const home = std::getenv("HOME");\nreturn file == nullptr && home == nullptr ? 1 : 0;',
          '1',
        ],
        [
          'memory of malloc and its kin, and of the library’s own',
          'int* p = static_cast<int*>(std::calloc(3, sizeof(int)));\np = static_cast<int*>(std::realloc(p, 5 * sizeof(int)));\np[4] = p[2] + 5;\nconst int last = p[4];\nstd::free(p);\nstd::free(strdup("abc"));\nreturn static_cast<std::size_t>(last);',
          '5',
        ],
      ] as const
    ).map(([name, body, answer]) => [name, answer, oddities.runOf(body)] as const),
  )('may contain %s', async (_, answer, outcomeOf) => {
    const {trace} = await outcomeOf();
    expect(trace.failure).toBeUndefined();
    expect(trace.answer).toBe(answer);
  });

  // Compiled alone, because it takes the compiler as long as all of the others.
  it('may contain a view whose function counts its calls', async () => {
    const body =
      'std::size_t calls = 0;\nauto twice = a | std::views::transform([&](int x) { ++calls; return 2 * x; });\nint sum = 0;\nsum += twice[0];\nreturn calls + static_cast<std::size_t>(sum == 0);';
    const {trace} = await judged(boundary, withCode('', body), '[-1]');
    expect(trace.failure).toBeUndefined();
    expect(trace.answer).toBe('1');
  });

  const runOfFileName = oddities.runOf('std::puts(__FILE__);\nreturn 0;');
  it('has the name of its own file in __FILE__ at run time', async () => {
    const {trace} = await runOfFileName();
    expect(trace.printed?.text).toBe('exercise.cpp\n');
  });

  const runOfConstants = oddities.runOf(
    'int b[3];\nb[0] = a[0];\nb[1] = 7;\nb[2] = b[0] + b[1];\nreturn b[2] == 6 ? 1 : 0;',
  );
  it('counts accesses to its own arrays by constant indices', async () => {
    const {trace} = await runOfConstants();
    expect(trace.counts).toMatchObject({reads: 4, writes: 3});
  });

  const throwing = together(
    [
      '#include <stdexcept>\n#include <string>',
      'int thrower(int n) {\n  if (n > 2) {\n    throw std::runtime_error("own words");\n  }\n  return n;\n}',
    ].join('\n'),
  );

  it.each(
    (
      [
        ['std::stoi("abc")', 'std::invalid_argument'],
        ['std::stoi("99999999999")', 'std::out_of_range'],
        ['std::stod("a number that is none")', 'std::exception'],
        ['std::string("abc").insert(9, "x").size()', 'std::out_of_range'],
      ] as const
    ).map(
      ([expression, type]) =>
        [
          expression,
          throwing.runOf(
            `double n = 0;\ntry {\nn += ${expression};\n} catch (const ${type}&) {\nn = 7;\n}\nreturn n;`,
          ),
        ] as const,
    ),
  )('catches an exception of the library: %s', async (_, outcomeOf) => {
    const {trace} = await outcomeOf();
    expect(trace.failure).toBeUndefined();
    expect(trace.answer).toBe('7');
  });

  it.each(
    (
      [
        ['std::stoi("abc")', 'std::invalid_argument', 'stoi: no conversion'],
        ['std::vector<int>(2).at(7)', 'std::out_of_range', 'vector'],
        ['thrower(7)', 'std::runtime_error', 'own words'],
      ] as const
    ).map(([expression, type, what]) => {
      const statement = `return 7 + ${expression};`;
      return [expression, type, what, statement, throwing.runOf(statement)] as const;
    }),
  )(
    'ends with an exception that it does not catch: %s',
    async (_, type, what, statement, outcomeOf) => {
      const {trace} = await outcomeOf();
      const line = throwing.lineOf(type === 'std::runtime_error' ? 'throw std::' : statement);
      expect(trace).toMatchObject({answer: `throws ${type}`, thrown: {what, line}});
    },
  );

  it('prints a long double, by a stream and by printf', async () => {
    const body =
      'const long double x = 2.5L;\nstd::cout << x << std::endl;\nstd::printf("%Lf", x);\nreturn 0;';
    const {trace} = await judged(boundary, withCode('#include <iostream>', body), '[-1]');
    expect(trace.printed?.text).toBe('2.5\n2.500000');
  });

  it('may begin with a byte order mark, name a header in a comment, and switch assertions off', async () => {
    const code = [
      '\uFEFF/*\n#include <no_such_header>\n*/\n#define NDEBUG\n#include <cassert>',
      withBody('assert(a.empty());\nreturn 7;'),
    ].join('\n');
    expect((await judged(boundary, code, '[-1]')).trace.answer).toBe('7');
  });

  it('may include the whole library', async () => {
    const body = [
      'stringstream s;',
      's << sqrt(49.0) << INT_MAX;',
      'const any length = s.str().size();',
      'pmr::monotonic_buffer_resource memory;',
      'return pmr::vector<int>(any_cast<size_t>(length), &memory).size();',
    ].join(' ');
    const code = `#include <bits/stdc++.h>\nusing namespace std;\nint count_negatives(span<const int> a) { ${body} }`;
    expect((await judged(boundary, code, '[-1]')).trace.answer).toBe('11');
  });

  it.each([
    [
      'class Solution { int count_negatives() { return 0; } };',
      /^count_negatives is defined in a class; define it outside of the class$/,
    ],
    ['class Solution {};', /^use of undeclared identifier 'count_negatives'$/],
    [
      '#include <span>\nvoid count_negatives(std::span<const int> a) {}',
      /^the function must return its answer, but returns nothing$/,
    ],
  ])('gets one error if it cannot be called: %s', async (code, message) => {
    const {diagnostics} = await compiledWith(boundary, `${code}\n`);
    expect(diagnostics).toEqual([
      expect.objectContaining({message: expect.stringMatching(message) as string, isOfCall: true}),
    ]);
  });

  const failing = together(
    [
      '#include <cstdio>\n#include <cstring>\n#include <deque>\n#include <list>\n#include <map>\n#include <set>\n#include <string>',
      'int pick(int at) {\n  return at;\n}',
      'int numbers[3] = {4, 5, 6};',
      'int total(int n, const int first[]) {\n  return n == 0 ? 0 : first[n - 1] + total(n - 1, first);\n}',
      'int* ended(int n) {\n  int gone[2] = {n, n};\n  int* first = gone;\n  return first;\n}',
      'int raise(int n) {\n  if (n > 0) throw n;\n  return n;\n}',
      'int deeper(int n) {\n  int own[999] = {n};\n  return n < 0 ? own[0] : 1 + deeper(n + 1);\n}',
    ].join('\n'),
  );

  it.each(
    (
      [
        [
          'in the line of a call that has ended',
          'std::vector<int> two(2);\nreturn static_cast<std::size_t>(two[static_cast<std::size_t>(pick(5))]);',
          'pick(5)',
          {message: expect.stringContaining('out of bounds') as string},
        ],
        [
          'when ranges are compared of which one is too short',
          'std::vector<int> five(5), two(2);\nreturn std::equal(five.begin(), five.end(), two.begin()) ? 1 : 0;',
          'std::equal',
          {message: expect.stringMatching(/^a read of/) as string},
        ],
        [
          'when it reads past the last element of a vector with spare capacity',
          'std::vector<int> roomy{1, 2};\nroomy.reserve(9);\nroomy.push_back(3);\nreturn static_cast<std::size_t>(*roomy.end());',
          '*roomy.end()',
          {message: 'a read of 4 bytes, 0 bytes past the end of a vector of 12 bytes'},
        ],
        [
          'when it uses an iterator after the elements have moved up',
          'std::vector<int> shorter{1, 2, 3};\nauto last = shorter.begin() + 2;\nshorter.erase(shorter.begin());\nreturn static_cast<std::size_t>(*last);',
          '*last',
          {message: 'a read of 4 bytes, 0 bytes past the end of a vector of 8 bytes'},
        ],
        [
          'when it uses the value of a key that a map lacks',
          'std::map<int, int> ages{{4, 1}};\nreturn static_cast<std::size_t>(ages.find(3)->second);',
          'ages.find(3)->second',
          {message: expect.stringMatching(/^an iterator that points to no element/) as string},
        ],
        [
          'when it uses the first element of an empty set',
          'const std::set<int> empty;\nreturn static_cast<std::size_t>(*empty.begin());',
          '*empty.begin()',
          {message: expect.stringMatching(/^an iterator that points to no element/) as string},
        ],
        [
          'when it uses an element that was erased from a map',
          'std::map<int, int> erased{{4, 1}, {5, 2}};\nconst auto four = erased.begin();\nerased.erase(four);\nreturn static_cast<std::size_t>(four->second);',
          'four->second',
          {message: expect.stringMatching(/that was already freed$/) as string},
        ],
        [
          'when it uses the element after the last one of a list',
          'const std::list<int> linked{4};\nreturn static_cast<std::size_t>(*linked.end());',
          '*linked.end()',
          {
            message: expect.stringMatching(
              /^an iterator that points to no element of a list/,
            ) as string,
          },
        ],
        [
          'when it uses the element before the first one of a list',
          'std::list<std::pair<int, int>> pairs{{4, 1}, {5, 2}};\nreturn static_cast<std::size_t>(std::prev(pairs.begin())->second);',
          'std::prev(pairs.begin())',
          {
            message: expect.stringMatching(
              /^an iterator that points to no element of a list/,
            ) as string,
          },
        ],
        [
          'when it uses the element after the last one of a deque',
          'const std::deque<int> ends{4, 5, 6};\nreturn static_cast<std::size_t>(*ends.end());',
          '*ends.end()',
          {message: 'a read of 4 bytes where a deque has no element'},
        ],
        [
          'when it uses the element before the first one of a deque',
          'std::deque<long long> queued{4, 5, 6};\nqueued.pop_front();\nreturn static_cast<std::size_t>(*std::prev(queued.begin()));',
          '*std::prev(queued.begin())',
          {message: 'a read of 8 bytes where a deque has no element'},
        ],
        [
          'when a function reads past the end of an array on the stack',
          'const int three[3] = {4, 5, 6};\nreturn static_cast<std::size_t>(total(4, three));',
          'first[n - 1]',
          {message: 'a read of 4 bytes outside a local array or variable'},
        ],
        [
          'when it writes in front of an array on the stack through a pointer',
          'int written[3] = {4, 5, 6};\nint* before = written;\n--before;\n*before = 7;\nreturn 0;',
          '*before = 7',
          {message: 'a write of 4 bytes outside a local array or variable'},
        ],
        [
          'when it uses a variable of a block that has ended',
          'const int* inner = nullptr;\n{\nconst int nine = 9;\ninner = &nine;\n}\nreturn static_cast<std::size_t>(*inner);',
          '*inner)',
          {message: 'a read of 4 bytes of a variable whose block or function has ended'},
        ],
        [
          'when it uses a variable of a call that has ended',
          'const int* const outer = ended(4);\nreturn static_cast<std::size_t>(*outer);',
          '*outer)',
          {message: 'a read of 4 bytes of a variable whose block or function has ended'},
        ],
        [
          'when it resizes what new[] returned',
          'int* three = new int[3];\nthree = static_cast<int*>(std::realloc(three, 40));\nreturn 0;',
          'std::realloc(three',
          {message: 'realloc() was called on memory from new[]'},
        ],
        [
          'when an index is outside an array on the stack',
          'int four[4] = {};\nfour[a.size() + 3] = 1;\nreturn static_cast<std::size_t>(four[0]);',
          'four[a.size() + 3]',
          {message: 'an index is outside the array'},
        ],
        [
          'when it returns an element after the end of its row',
          'const int rows[2][3] = {{4, 5, 6}, {7, 8, 9}};\nreturn rows[0][pick(3)];',
          'rows[0][pick(3)]',
          {message: 'an index is outside the array'},
        ],
        [
          'when a lambda returns an element after the end of its row',
          'const int lines[2][3] = {{4, 5, 6}, {7, 8, 9}};\nconst auto last = [&] {\nreturn lines[0][pick(3)];\n};\nreturn static_cast<std::size_t>(last());',
          'lines[0][pick(3)]',
          {message: 'an index is outside the array'},
        ],
        [
          'when it counts in the element after the end of a row',
          'int grid[2][3] = {};\nfor (int i = 0; i < 4; ++i) {\n++grid[0][i];\n}\nreturn static_cast<std::size_t>(grid[1][0]);',
          '++grid[0][i]',
          {message: 'an index is outside the array'},
        ],
        [
          'when a reference leads to the element after the end of a row',
          'int table[2][3] = {};\nauto& beyond = table[0][pick(3)];\nbeyond = 1;\nreturn 0;',
          'auto& beyond',
          {message: 'an index is outside the array'},
        ],
        [
          'when it passes the element after the end of a row by reference',
          'int swapped[2][3] = {};\nstd::swap(swapped[0][pick(3)], swapped[1][0]);\nreturn 0;',
          'std::swap(swapped',
          {message: 'an index is outside the array'},
        ],
        [
          'when it measures a text without an end',
          "char endless[3] = {'a', 'b', 'c'};\nreturn std::string(endless + pick(0)).size();",
          'std::string(endless',
          {message: expect.stringMatching(/^a read of \d+ bytes outside a local array/) as string},
        ],
        [
          'when it copies a text into an array that is too small',
          'char little[3];\nconst char* const names[] = {"one", "three"};\nstd::strcpy(little, names[pick(1)]);\nreturn 0;',
          'std::strcpy(little',
          {message: 'a write of 6 bytes outside a local array or variable'},
        ],
        [
          'when it adds a text to an array that is too small',
          'char joined[6] = "one";\nconst char* const added[] = {"one", "three"};\nstd::strcat(joined, added[pick(1)]);\nreturn 0;',
          'std::strcat(joined',
          {message: 'a write of 6 bytes outside a local array or variable'},
        ],
        [
          'when it prints a number into an array that is too small',
          'char digits[4];\nstd::sprintf(digits, "%d", 1000 * pick(5));\nreturn 0;',
          'std::sprintf',
          {message: 'a write of 5 bytes outside a local array or variable'},
        ],
        [
          'when it gives a larger size than that of the array that it prints into',
          'char printed[4];\nconst std::size_t room = printed[0] == 0 ? 4 : 8;\nstd::snprintf(printed, room, "%d", 1000 * pick(5));\nreturn 0;',
          'std::snprintf',
          {message: 'a write of 5 bytes outside a local array or variable'},
        ],
        [
          'when it copies the beginning of a text into an array that is too small',
          'char start[4];\nstd::strncpy(start, "one", static_cast<std::size_t>(pick(5)));\nreturn 0;',
          'std::strncpy',
          {message: 'a write of 5 bytes outside a local array or variable'},
        ],
        [
          'when it adds the beginning of a text to an array that is too small',
          'char longer[6] = "one";\nstd::strncat(longer, "three", static_cast<std::size_t>(pick(3)));\nreturn 0;',
          'std::strncat',
          {message: 'a write of 1 byte outside a local array or variable'},
        ],
        [
          'when it compares a text without an end',
          "char letters[3] = {'o', 'n', 'e'};\nconst char* const words[] = {\"one\", \"one more\"};\nreturn static_cast<std::size_t>(std::strcmp(letters, words[pick(0)]));",
          'std::strcmp',
          {message: 'a read of 4 bytes outside a local array or variable'},
        ],
        [
          'when it reads past the end of an array after an exception was caught',
          'int outer[3] = {};\ntry {\nraise(1);\n} catch (...) {\n}\nreturn static_cast<std::size_t>(total(5, outer));',
          'first[n - 1]',
          {message: 'a read of 4 bytes outside a local array or variable'},
        ],
        [
          'when a function reads past the end of a global array',
          'return static_cast<std::size_t>(total(4, numbers));',
          'first[n - 1]',
          {message: 'a read of 4 bytes outside a global or static array or variable'},
        ],
        [
          'when it writes past the end of a static array through a pointer',
          'static int counted[3];\nint* after = counted + 2;\n*++after = 7;\nreturn 0;',
          '*++after = 7',
          {message: 'a write of 4 bytes outside a global or static array or variable'},
        ],
        [
          'when it moves elements whose last comes before the first',
          'std::vector<int> three(3);\nstd::copy(three.begin() + 2, three.begin(), three.begin());\nreturn 0;',
          'std::copy',
          {message: 'the range to copy, move or compare ends before it begins'},
        ],
        [
          'when it forgets how large an element of malloc’s memory is',
          'int* two = static_cast<int*>(std::malloc(2));\ntwo[0] = 1;\nreturn 0;',
          'two[0]',
          {
            message: 'a write of 4 bytes that starts 2 bytes before the end of a block of 2 bytes',
          },
        ],
        [
          'when it frees twice',
          'void* twice = std::malloc(8);\nstd::free(twice);\nstd::free(twice);\nreturn 0;',
          'std::free(twice);\nreturn',
          {message: 'the same block is freed twice'},
        ],
        [
          'when it frees within a block',
          'char* within = static_cast<char*>(std::malloc(80));\nstd::free(within + 16);\nreturn 0;',
          'std::free(within',
          {message: 'free() was called on a pointer that malloc() did not return'},
        ],
        [
          'when it frees what new returned',
          'int* made = new int{1};\nstd::free(made);\nreturn 0;',
          'std::free(made',
          {message: 'free() was called on memory from new; use delete'},
        ],
        [
          'when it deletes what malloc returned',
          'int* asked = static_cast<int*>(std::malloc(8));\ndelete asked;\nreturn 0;',
          'delete asked',
          {message: 'delete was called on memory from malloc(); use free()'},
        ],
        [
          'when it never frees memory of malloc',
          'char* kept = static_cast<char*>(std::malloc(8));\nkept[0] = 1;\nreturn 0;',
          undefined,
          {message: '1 block of memory is never freed'},
        ],
        [
          'when a number is too large for an integer',
          'const double large = 1e20 * static_cast<double>(a.size());\nreturn static_cast<int>(large);',
          'static_cast<int>(large)',
          {message: 'a number does not fit the integer it is converted to'},
        ],
        [
          'when it ends itself',
          'if (a.size() > 0) std::exit(0);\nreturn 0;',
          'std::exit',
          {message: 'the program ended itself by exit()'},
        ],
        [
          'when it throws what is no exception of the library',
          'if (a.size() > 0) throw 5;\nreturn 0;',
          'throw 5',
          {message: 'an exception of type int left the program'},
        ],
        [
          'when it calls a null function pointer',
          'int (*chosen)(int) = a.size() > 0 ? nullptr : pick;\nreturn static_cast<std::size_t>(chosen(1));',
          'chosen(1)',
          {message: 'a call through a null or invalid function pointer'},
        ],
        [
          'when an exception leaves a noexcept function',
          'const auto sure = []() noexcept {\nreturn raise(4);\n};\nreturn static_cast<std::size_t>(sure());',
          'return raise(4)',
          {message: expect.stringMatching(/^std::terminate\(\) was called; /) as string},
        ],
        [
          'when its calls do not end',
          'return static_cast<std::size_t>(deeper(0));',
          undefined,
          {message: 'the calls are nested too deeply'},
        ],
      ] as const
    ).map(([name, body, at, failure]) => [name, at, failure, failing.runOf(body)] as const),
  )('reports why it fails %s', async (_, at, failure, outcomeOf) => {
    const {trace} = await outcomeOf();
    const line = at === undefined ? {} : {line: failing.lineOf(at)};
    expect(trace.failure).toMatchObject({kind: 'trap', ...line, ...failure});
  });

  it('may use lists, deques, arrays on the stack and global arrays as the language allows', async () => {
    const file = path.join(import.meta.dirname, '../__fixtures__/ownMemory.cpp');
    const program = await faultless(boundary, fs.readFileSync(file, 'utf8'));
    for (const [input, answer] of [
      ['[1]', '72'],
      ['[1, 2]', '1227107'],
      ['[1, 2, 3]', '380'],
      ['[1, 2, 3, 4]', '30'],
    ] as const) {
      const {trace} = await run(program, input);
      expect(trace.failure).toBeUndefined();
      expect(trace.answer).toBe(answer);
    }
  });

  it('reports why it fails before it is called', async () => {
    const code = withCode(
      'const int first = std::vector<int>{}.at(9);',
      'return static_cast<std::size_t>(first);',
    );
    const {trace} = await judged(boundary, code, '[-1]');
    expect(trace.failure).toMatchObject({kind: 'trap', message: expect.any(String) as string});
  });

  it('includes a header under a condition on its own macros', async () => {
    const code = [
      '#define WANTS_MAP 1\n#if WANTS_MAP\n#include <map>\n#else\n#include <no_such_header>\n#endif',
      withBody('std::map<int, int> counts;\nreturn counts.size() + WANTS_MAP;'),
    ].join('\n');
    expect((await judged(boundary, code, '[-1]')).trace.answer).toBe('1');
  });

  it.each([
    [
      'templates that are nested too deeply',
      'template <int n> struct Sum { static constexpr int of = n + Sum<n - 1>::of; };',
      'return Sum<5000>::of;',
      'recursive template instantiation exceeded maximum depth of 200',
    ],
    [
      'an array whose length is known only when it runs',
      '',
      'int b[a.size()];\nreturn sizeof b;',
      'variable length arrays in C++ are a Clang extension: use std::vector',
    ],
  ])('gets an error about %s', async (_, code, body, message) => {
    const {diagnostics, module} = await compiledWith(boundary, withCode(code, body));
    expect(module).toBeUndefined();
    expect(diagnostics).toContainEqual(expect.objectContaining({severity: 'error', message}));
  });

  it('runs untraced if only its traced form needs a missing definition', async () => {
    const code =
      'struct Limit {\n  int value;\n  Limit(int n) : value(n) {}\n};\nstruct Stack {\n  static const int most = 10, least = 1;\n  Limit limit(bool full) const { return full ? most : least; }\n};';
    const body = 'return static_cast<std::size_t>(Stack{}.limit(a.size() == 1).value);';
    const compiled = await compiledWith(boundary, withCode(code, body));
    expect(compiled.diagnostics).toEqual([]);
    expect(compiled.untraced).toContain('Stack::most is used but never defined');
    expect((await run(compiled, '[-1]')).trace.answer).toBe('10');
  });

  it('gets the error about an undefined function before its warnings', async () => {
    const code = withCode(
      'int helper(std::vector<int>);',
      'int unused;\nreturn static_cast<std::size_t>(helper({}));',
    );
    const {diagnostics, module} = await compiledWith(boundary, code);
    expect(module).toBeUndefined();
    expect(diagnostics).toMatchObject([
      {
        severity: 'error',
        message: expect.stringMatching(
          /^helper\(std::vector<int, .*>\) is used but never defined$/,
        ) as string,
        line: 6,
      },
      {severity: 'warning'},
    ]);
  });

  it('may return its own struct, and wrong numbers in it do not crash the proof', async () => {
    const code = [
      '#include <cstddef>\n#include <span>',
      'struct Splits {\n  int zeros;\n  int positives;\n};',
      'Splits three_groups(std::span<int> a) {',
      '  return a.size() == 1 ? Splits{5, 2} : Splits{1, 1};',
      '}\n',
    ].join('\n');
    const compiled = await faultless('rearrange-positive-negative/practice-three-way', code);
    for (const [input, answer] of [
      ['[-1, 2]', '([-1], [], [2])'],
      ['[3]', 'no groups: zeros begin at 5 and positives at 2 of an array of size 1'],
    ] as const) {
      expect((await run(compiled, input)).trace.answer).toBe(answer);
    }
  });

  it('is judged by the proof if several answers are right', async () => {
    const code = [
      '#include <cstddef>\n#include <optional>\n#include <span>\n#include <utility>',
      'using Pair = std::pair<std::size_t, std::size_t>;',
      'std::optional<Pair> find_pair(std::span<const int> a, int) {',
      '  return a.size() == 4 ? Pair{1, 2} : Pair{0, 1};',
      '}\n',
    ].join('\n');
    const compiled = await faultless('two-numbers-add-to-k', code);
    for (const [input, wrong] of [
      ['[1, 2, 3, 4]; 5', ''],
      ['[1, 2, 3]; 5', 'these two do not add up to k'],
    ] as const) {
      const outcome = await run(compiled, input);
      expect(outcome).toMatchObject({wrong, isUnique: false});
    }
  });
});
