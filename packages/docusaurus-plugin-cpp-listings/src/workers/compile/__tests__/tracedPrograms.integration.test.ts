import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Counts, Trace} from '../../../model/trace';
import {runTraced} from '../../../run/runModule';
import {openReaderCompiler, type ReaderCompiler} from './readerCompiler';

let compiler: ReaderCompiler;

beforeAll(async () => {
  compiler = await openReaderCompiler();
}, 300_000);

afterAll(() => {
  compiler.close();
});

/** The trace of a program whose function has a body, and some code before it. */
async function traced(body: string, code = ''): Promise<Trace> {
  const program = [
    '#include <array>\n#include <cstddef>\n#include <span>\n#include <vector>',
    code,
    `std::size_t count_negatives(std::span<const int> a) {\n${body}\n}`,
  ].join('\n');
  const {diagnostics, module, untraced} = await compiler.compile(
    'rearrange-positive-negative/practice-boundary',
    program,
  );
  expect(diagnostics.filter(({severity}) => severity === 'error')).toEqual([]);
  expect(untraced).toBeUndefined();
  const compiled = await WebAssembly.compile(new Uint8Array(module ?? []));
  return runTraced(compiled, 0, '[-1]', {maxSteps: 10_000, maxRecordedSteps: 500});
}

/** What the statements before the last come to be counted as. */
const countsOf = async (body: string, code?: string): Promise<Pick<Counts, 'reads' | 'writes'>> => {
  const {counts, failure} = await traced(body, code);
  expect(failure).toBeUndefined();
  return {reads: counts?.reads ?? NaN, writes: counts?.writes ?? NaN};
};

describe('the elements of a table', {timeout: 60_000}, () => {
  it.each([
    ['a vector of vectors', 'std::vector<std::vector<int>> t(2, std::vector<int>(3));'],
    ['an array of vectors', 'std::vector<int> t[2] = {std::vector<int>(3), std::vector<int>(3)};'],
    ['a vector of arrays', 'std::vector<std::array<int, 3>> t(2);'],
    ['an array of arrays', 'int t[2][3] = {};'],
  ])('count once, and the rows of %s do not', async (_, declaration) => {
    const before = await countsOf(`${declaration}\nreturn 0;`);
    const after = await countsOf(`${declaration}\nt[1][2] = 5;\nreturn t[1][2] + t[0][1];`);
    expect(after).toEqual({reads: before.reads + 2, writes: before.writes + 1});
  });

  it('count after their rows were exchanged, grown and removed', async () => {
    const counts = await countsOf(
      [
        'std::vector<std::vector<int>> t(2);',
        't[1].push_back(1);',
        't[0].swap(t[1]);',
        'int sum = t[0][0];',
        't.push_back({});',
        't[2].push_back(2);',
        't.erase(t.begin());',
        'sum += t[1][0];',
        'return sum;',
      ].join('\n'),
    );
    expect(counts).toEqual({reads: 2, writes: 2});
  });
});

describe('a loop over the elements of a range', {timeout: 60_000}, () => {
  it('has in the step of its line the next element, its variable and the read of it', async () => {
    const {steps} = await traced(
      'std::vector<int> v{4, 5};\nint sum = 0;\nfor (const int x : v) {\nsum += x;\n}\nreturn sum;',
    );
    const {line} = steps[2] ?? {line: 0};
    expect(
      steps.slice(2, 7).map(({line: at, calls, reads}) => ({
        line: at - line,
        x: calls[0]?.locals.find(({name}) => name === 'x')?.value,
        reads: reads.map(([, index]) => index),
      })),
    ).toEqual([
      {line: 0, x: undefined, reads: []},
      {line: 1, x: 4, reads: [0]},
      {line: 2, x: undefined, reads: []},
      {line: 1, x: 5, reads: [1]},
      {line: 2, x: undefined, reads: []},
    ]);
  });

  it.each([
    'std::vector<int>{4, 5}',
    '{4, 5}',
    'row',
    'std::span(row).first(2)',
    'row | std::views::reverse | std::views::reverse',
    'Own{}',
  ])('runs as it is written: %s', async (range) => {
    const {steps} = await traced(
      `static int row[] = {4, 5};\nint all = 0;\nfor (int x : ${range}) all = all * 10 + x;\nreturn 0;`,
      [
        '#include <ranges>',
        'struct Own { std::vector<int> v{4, 5}; };',
        'int* begin(Own& own) { return own.v.data(); }',
        'int* end(Own& own) { return own.v.data() + 2; }',
      ].join('\n'),
    );
    expect(steps.at(-1)?.calls[0]?.locals).toContainEqual({name: 'all', value: 45});
  });
});

describe('elements', {timeout: 60_000}, () => {
  it('of an array count until its function ends, and not what takes its place then', async () => {
    const counts = await countsOf(
      'int k = f(1) + f(2);\nreturn k;',
      'int f(int x) { int buf[16]; for (int i = 0; i < 16; ++i) buf[i] = x + i; return buf[3]; }',
    );
    expect(counts).toEqual({reads: 2, writes: 32});
  });

  it('of an array count in the caller after a function that it was passed to has ended', async () => {
    const counts = await countsOf(
      'std::vector<int> v(2);\nconst int sum = first(v) + v[1];\nv[0] = sum;\nreturn v[0];',
      'int first(const std::vector<int>& v) { return v[0]; }',
    );
    const before = await countsOf('std::vector<int> v(2);\nreturn 0;');
    expect(counts).toEqual({reads: 3, writes: before.writes + 1});
  });

  it('of a vector within an object count outside its member functions too', async () => {
    const {counts, steps} = await traced(
      'S s;\ns.v = {1, 2, 3};\nint x = s.v[1];\ns.v[0] = x;\nreturn x;',
      'struct S { std::vector<int> v; };',
    );
    expect(counts).toMatchObject({reads: 1, writes: 4});
    expect(steps.at(-2)?.writes).toEqual([[expect.any(Number), 0]]);
  });
});

describe('a variable outside all functions', {timeout: 60_000}, () => {
  it('is shown in the calls that name it, and its elements count', async () => {
    const {counts, steps} = await traced(
      'table[1] = 3;\nmemo[0] = table[1] + moves[a.size()];\nreturn memo[0];',
      'int table[3];\nstd::vector<int> memo(2);\nconstexpr int moves[] = {1, -1};',
    );
    expect(counts).toMatchObject({reads: 3, writes: 2});
    const names = steps.at(-1)?.calls[0]?.locals.map(({name}) => name);
    expect(names).toEqual(['table', 'memo', 'moves', 'a']);
  });
});

describe('what a step shows', {timeout: 60_000}, () => {
  it('is the beginning of a long array, with its length and the places that are touched', async () => {
    const {steps} = await traced('std::vector<int> v(1000);\nv[600] = 1;\nreturn 0;');
    const {arrays, calls, writes} = steps.at(-2) ?? {};
    const v = calls?.[0]?.locals.find(({name}) => name === 'v')?.value;
    expect(v).toMatchObject({kind: 'array', from: 0, to: 1000});
    const cells = arrays?.find(({size}) => size === 1000);
    expect(cells?.values).toHaveLength(512);
    expect(writes).toEqual([[cells?.id, 600]]);
  });

  it('is the beginning of a long string', async () => {
    const {answer, steps} = await traced(
      "std::string s(200000, 'x');\nint n = 0;\nfor (int i = 0; i < 100; ++i) n += s[i] == 'x';\nreturn n;",
      '#include <string>',
    );
    expect(answer).toBe('100');
    expect(steps.at(-1)?.calls[0]?.locals).toContainEqual({
      name: 's',
      value: `${'x'.repeat(2048)}…`,
    });
  });

  it('is bounded, however much a program holds', async () => {
    const {steps} = await traced(
      [
        'using Row = std::vector<int>;',
        'const std::vector<std::vector<Row>> cube(50, std::vector<Row>(50, Row(50, 1)));',
        'auto& same = cube;',
        'int sum = 0;',
        'for (int i = 0; i < 3; ++i) sum += same[i][i][i];',
        'return sum;',
      ].join('\n'),
    );
    for (const {arrays} of steps) {
      const shown = arrays.reduce((sum, {values}) => sum + values.length, 0);
      expect(shown).toBeLessThanOrEqual(4096);
    }
    expect(steps.at(-1)?.calls[0]?.locals).toContainEqual({name: 'sum', value: 3});
  });
});

describe('a variable that was declared without a value', {timeout: 60_000}, () => {
  const code = 'struct Point { int x; double y; }; enum Answer : bool { no, yes };';

  it.each([
    ['int n;', {kind: 'unknown'}],
    ['long long n;', {kind: 'unknown'}],
    ['double n;', {kind: 'unknown'}],
    ['int* n;', {kind: 'unknown'}],
    ['volatile std::size_t n;', {kind: 'unknown'}],
    ['short n;', {kind: 'unknown'}],
    ['bool n;', {kind: 'unknown'}],
    ['Answer n;', {kind: 'unknown'}],
    ['bool n = true;', true],
    ['static int n;', 0],
    ['int n{};', 0],
    ['std::vector<int> n;', expect.objectContaining({kind: 'array', from: 0, to: 0}) as unknown],
    [
      'Point n;',
      {
        kind: 'record',
        fields: [
          ['x', {kind: 'unknown'}],
          ['y', {kind: 'unknown'}],
        ],
      },
    ],
  ])('is shown as what it holds: %s', async (declaration, value) => {
    const {steps} = await traced(`${declaration}\nreturn 0;`, code);
    expect(steps.at(-2)?.calls[0]?.locals).toContainEqual({name: 'n', value});
  });

  it.each(['int row[3];', 'std::array<int, 3> row;'])(
    'has elements without one, and those that are written: %s',
    async (declaration) => {
      const {counts, steps} = await traced(`${declaration}\nrow[1] = 7;\nreturn row[1];`);
      const shown = steps.at(-2)?.arrays.map(({values}) => values);
      expect(shown).toContainEqual([{kind: 'unknown'}, 7, {kind: 'unknown'}]);
      expect(counts).toMatchObject({reads: 1, writes: 1});
    },
  );
});

describe('an object of a derived class', {timeout: 60_000}, () => {
  const code = [
    'struct Named { int id = 7; };',
    'template <class T> struct Sized { T size = 2; virtual ~Sized() = default; };',
    'struct Shape : private Named, public Sized<long> { int side = 3; };',
  ].join('\n');

  it('is shown with the fields of its bases', async () => {
    const {steps} = await traced('Shape n;\nreturn n.side;', code);
    expect(steps.at(-2)?.calls[0]?.locals).toContainEqual({
      name: 'n',
      value: {
        kind: 'record',
        fields: [
          ['id', 7],
          ['size', 2],
          ['side', 3],
        ],
      },
    });
  });

  it('is one of its base where a pointer to that leads to it', async () => {
    const {steps} = await traced(
      'Sized<long>* base = new Shape;\nconst long size = base->size;\ndelete base;\nreturn size;',
      code,
    );
    const shown = steps.flatMap(({arrays}) => arrays.filter(({block}) => block));
    expect(shown[0]?.values).toEqual([{kind: 'record', fields: [['size', 2]]}]);
  });
});

describe('an object with several owners', {timeout: 60_000}, () => {
  const valuesOf = async (body: string) => {
    const {steps} = await traced(`${body}\nreturn 0;`, '#include <memory>');
    const {arrays, calls} = steps.at(-2) ?? {};
    const value = calls?.[0]?.locals.find(({name}) => name === 'n')?.value;
    const id = typeof value === 'object' && 'id' in value ? value.id : undefined;
    return {value, cells: arrays?.find((array) => array.id === id)?.values};
  };

  it('is none where nobody owns one', async () => {
    expect(await valuesOf('std::shared_ptr<int> n;')).toMatchObject({value: {kind: 'none'}});
  });

  it.each(['std::shared_ptr<int> n(new int(7));', 'auto n = std::make_shared<int>(7);'])(
    'is shown where they lead: %s',
    async (declaration) => {
      expect((await valuesOf(declaration)).cells).toEqual([7]);
    },
  );
});

describe('a returned number', {timeout: 60_000}, () => {
  it('is shown as the type of the call has it', async () => {
    const {steps} = await traced(
      "const long sum = whole() + yes(5) + byte(301) + same('a');\nreturn sum;",
      [
        'using Index = long;',
        'int whole() { return 2.7; }',
        'bool yes(int n) { return n; }',
        'auto byte(int n) -> unsigned char { return n; }',
        'template <class T> Index same(T x) { return x + 0.5; }',
      ].join('\n'),
    );
    const values = steps.flatMap(({returned: call}) => (call ? [[call.name, call.value]] : []));
    expect(values.slice(0, 4)).toEqual([
      ['whole', 2],
      ['yes', true],
      ['byte', 45],
      ['same', 97],
    ]);
  });
});

describe('an assertion that fails', {timeout: 60_000}, () => {
  it('is printed as it is written', async () => {
    const {printed, failure} = await traced(
      'const int n = 3;\nassert(n < 2 && "too large");\nreturn n;',
      '#include <cassert>',
    );
    expect(printed?.text).toContain('n < 2 && "too large"');
    expect(printed?.text).not.toContain('trace');
    expect(failure).toMatchObject({kind: 'trap', line: 8});
  });
});

describe('a failure', {timeout: 60_000}, () => {
  it('takes no memory that counts as the program’s', async () => {
    const {counts, failure} = await traced('int* p = new int[3];\ndelete[] p;\nreturn p[1];');
    expect(failure?.message).toContain('freed before');
    expect(counts?.allocations).toBe(1);
  });
});

describe('a program is traced', {timeout: 60_000}, () => {
  it.each([
    ['a null pointer of the library', 'int* none() { return NULL; }', 'return none() == nullptr;'],
    [
      'volatile variables',
      'volatile int seen = 1;',
      'volatile char row[2] = {1, 2};\nvolatile int x = row[0];\nseen = x;\nreturn x;',
    ],
    [
      'enumerations of bool',
      'enum Answer : bool { no, yes };\nAnswer ask() { return yes; }',
      'const Answer answer = ask();\nreturn answer == yes;',
    ],
    [
      'pointers to what is declared alone',
      'struct Hidden;',
      'Hidden* hidden = nullptr;\nreturn hidden == nullptr;',
    ],
  ])('that has %s', async (_, code, body) => {
    expect(await traced(body, code)).toMatchObject({answer: '1'});
  });
});
