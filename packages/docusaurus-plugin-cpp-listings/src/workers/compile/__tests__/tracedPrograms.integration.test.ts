import {beforeAll, describe, expect, it} from 'vitest';
import type {Counts, Trace} from '../../../model/trace';
import {runTraced, type Limits} from '../../../run/runModule';
import {compileTogether} from './compileTogether';
import {openReaderCompiler, type CompileForProblem} from './readerCompiler';

let compile: CompileForProblem;

beforeAll(async () => {
  compile = await openReaderCompiler();
}, 300_000);

/** Compiles a program with a function of this body, after some code. */
async function compiled(body: string, code: string): Promise<WebAssembly.Module> {
  const program = [
    '#include <array>\n#include <cstddef>\n#include <span>\n#include <vector>',
    code,
    `std::size_t count_negatives(std::span<const int> a) {\n${body}\n}`,
  ].join('\n');
  const {diagnostics, module, untraced} = await compile(
    'rearrange-positive-negative/practice-boundary',
    program,
  );
  expect(diagnostics.filter(({severity}) => severity === 'error')).toEqual([]);
  expect(untraced).toBeUndefined();
  return WebAssembly.compile(new Uint8Array(module ?? []));
}

const usual: Limits = {maxSteps: 10_000, maxRecordedSteps: 500};

/** Returns the trace of a module on an input. */
const traceOf = (module: WebAssembly.Module, input: string, limits = usual): Trace =>
  runTraced(module, 0, input, limits);

/** Returns the trace of a program with a function of this body, after some code. */
const traced = async (body: string, code = ''): Promise<Trace> =>
  traceOf(await compiled(body, code), '[-1]');

/** Runs a body of `together`, and returns its trace. */
type Run = (limits?: Limits) => Promise<Trace>;

/** Collects bodies that are compiled together, after some code. Each has its own trace. */
function together(code = ''): (body: string) => Run {
  const {add} = compileTogether((body) => compiled(body, code));
  return (body) => {
    const compileAll = add(body);
    return async (limits) => {
      const {program, input} = await compileAll();
      return traceOf(program, input, limits);
    };
  };
}

/** Returns the counted reads and writes of a run without a failure. */
function countsOf({counts, failure}: Trace): Pick<Counts, 'reads' | 'writes'> {
  expect(failure).toBeUndefined();
  return {reads: counts?.reads ?? NaN, writes: counts?.writes ?? NaN};
}

describe('the elements of a table', () => {
  const run = together();

  it.each(
    [
      ['a vector of vectors', 'std::vector<std::vector<int>> t(2, std::vector<int>(3));'],
      [
        'an array of vectors',
        'std::vector<int> t[2] = {std::vector<int>(3), std::vector<int>(3)};',
      ],
      ['a vector of arrays', 'std::vector<std::array<int, 3>> t(2);'],
      ['an array of arrays', 'int t[2][3] = {};'],
    ].map(
      ([name, declaration]) =>
        [
          name,
          run(`${declaration}\nreturn 0;`),
          run(`${declaration}\nt[1][2] = 5;\nreturn t[1][2] + t[0][1];`),
        ] as const,
    ),
  )('are counted once, and the rows of %s are not', async (_, declared, used) => {
    const before = countsOf(await declared());
    const after = countsOf(await used());
    expect(after).toEqual({reads: before.reads + 2, writes: before.writes + 1});
  });

  const led = run(
    'int** t = new int*[2];\nt[0] = new int[1];\nt[1] = new int[2];\nt[1][0] = 5;\nconst int x = t[1][0];\ndelete[] t[0];\ndelete[] t[1];\ndelete[] t;\nreturn x;',
  );
  it('are counted beside the pointers that lead to its rows', async () => {
    const trace = await led();
    expect(countsOf(trace)).toEqual({reads: 2 + 1 + 2, writes: 2 + 1});
    const cells = trace.steps.flatMap(({arrays, writes}) =>
      writes.map(([id, index]) => arrays.find((array) => array.id === id)?.values[index]),
    );
    expect(cells).toContain(5);
  });

  const changed = run(
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

  it('are counted after their rows were swapped, grown and removed', async () => {
    expect(countsOf(await changed())).toEqual({reads: 2, writes: 2});
  });
});

describe('a loop over the elements of a range', () => {
  it('reads the next element into its variable in each step at its line', async () => {
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

  const run = together(
    [
      '#include <ranges>',
      'std::initializer_list<int> list{4, 5};',
      'struct Own { std::vector<int> v{4, 5}; };',
      'int* begin(Own& own) { return own.v.data(); }',
      'int* end(Own& own) { return own.v.data() + 2; }',
    ].join('\n'),
  );

  it.each(
    [
      'std::vector<int>{4, 5}',
      '{4, 5}',
      'list',
      'row',
      'std::span(row).first(2)',
      'row | std::views::reverse | std::views::reverse',
      'Own{}',
    ].map(
      (range) =>
        [
          range,
          run(
            `static int row[] = {4, 5};\nint all = 0;\nfor (int x : ${range}) all = all * 10 + x;\nreturn 0;`,
          ),
        ] as const,
    ),
  )('visits the elements in order: %s', async (_, sum) => {
    const {steps} = await sum();
    expect(steps.at(-1)?.calls[0]?.locals).toContainEqual({name: 'all', value: 45});
  });

  const ofNone = run('std::vector<int> none;\nfor (const int x : none) {\nreturn x;\n}\nreturn 0;');
  it('has one step if there is no element', async () => {
    const {steps} = await ofNone();
    const [declared = 0, ...later] = steps.slice(-3).map(({line}) => line);
    expect(later).toEqual([declared + 1, declared + 4]);
  });
});

describe('elements', () => {
  const run = together(
    [
      'int f(int x) { int buf[16]; for (int i = 0; i < 16; ++i) buf[i] = x + i; return buf[3]; }',
      'int first(const std::vector<int>& v) { return v[0]; }',
      'struct S { std::vector<int> v; };',
      '#include <algorithm>\n#include <functional>',
      'int sum(std::span<const int> part, int depth, int rounds) {',
      '  int all = 0;',
      '  if (depth > 0) return sum(part, depth - 1, rounds);',
      '  for (int i = 0; i < rounds; ++i) all += part[0];',
      '  return all;',
      '}',
    ].join('\n'),
  );

  const ofCalls = run('int k = f(1) + f(2);\nreturn k;');
  it('of an array are counted until its function ends, but not other data in its place after that', async () => {
    expect(countsOf(await ofCalls())).toEqual({reads: 2, writes: 32});
  });

  const declared = run('std::vector<int> v(2);\nreturn 0;');
  const passed = run(
    'std::vector<int> v(2);\nconst int sum = first(v) + v[1];\nv[0] = sum;\nreturn v[0];',
  );
  it('of an array are counted in the caller after a called function has ended', async () => {
    const before = countsOf(await declared());
    expect(countsOf(await passed())).toEqual({reads: 3, writes: before.writes + 1});
  });

  it.each(
    (
      [
        ['all of them, where they are the same', '{1, 2, 3, 4, 5, 6}', 12],
        ['those before the difference, and that', '{1, 2, 3 + 256, 4, 5, 6}', 6],
        ['none, where the sizes tell', '{1, 2}', 0],
      ] as const
    ).map(([name, other, reads]) => {
      const body = `std::vector<int> v{1, 2, 3, 4, 5, 6}, w${other};\nconst bool same = v == w;\nreturn same;`;
      return [name, reads, run(body)] as const;
    }),
  )(
    'of compared vectors are counted up to where the comparison ends: %s',
    async (_, reads, outcomeOf) => {
      expect(countsOf(await outcomeOf()).reads).toBe(reads);
    },
  );

  const numbers =
    'std::vector<long long> v(9), w(9);\nstd::fill(v.begin(), v.end(), 1);\nstd::fill(w.begin(), w.end(), 1);\nw[2] = 5;';
  const filled = run(`${numbers}\nreturn 0;`);
  it.each(
    (
      [
        ['std::mismatch(v.begin(), v.end(), w.begin()).first == v.end()', 6],
        ['std::ranges::mismatch(v, w).in1 == v.end()', 6],
        ['std::equal(v.begin(), v.end(), w.begin())', 6],
        ['std::find(w.begin(), w.end(), 5) == w.end()', 3],
        // The two differing elements are compared again.
        ['std::lexicographical_compare(v.begin(), v.end(), w.begin(), w.end())', 8],
      ] as const
    ).map(([call, reads]) => [call, reads, run(`${numbers}\nreturn ${call};`)] as const),
  )('of arrays are counted as far as an algorithm reads: %s', async (_, reads, trace) => {
    const before = countsOf(await filled());
    expect(countsOf(await trace()).reads - before.reads).toBe(reads);
  });

  const grown = run(
    [
      'std::vector<int> path;',
      'std::function<void(int)> walk = [&](int n) {',
      '  path.push_back(n);',
      '  if (n < 999) walk(n + 1);',
      '  path[0] += path.back();',
      '};',
      'walk(0);',
      'return path[0];',
    ].join('\n'),
  );
  it('of a vector are counted if deeply nested calls let it grow', async () => {
    const {answer, counts} = await grown();
    expect(answer).toBe('999000');
    // The capacity grows to 2, 4 and so on, up to 1024.
    const moved = 1023;
    expect(counts).toMatchObject({reads: 2000 + 1 + moved, writes: 2000 + moved});
  });

  const nested = run('return -sum(a, 5000, 500000) / a.size();');
  it('are counted in deeply nested calls, where a step takes no longer than elsewhere', async () => {
    // This would take minutes if the time of a step grew with the depth of the calls.
    const {counts, failure} = await nested({maxSteps: 5_000_000, maxRecordedSteps: 0});
    expect(failure).toBeUndefined();
    expect(counts?.reads).toBe(500_000);
  });

  const ended = run(
    'for (int i = 0; i < 3; ++i) {\nstd::vector<int> v;\nv.push_back(i);\n}\nreturn 0;',
  );
  it('of a vector are counted even if it is destroyed before the next step', async () => {
    expect(countsOf(await ended())).toEqual({reads: 0, writes: 3});
  });

  const within = run('S s;\ns.v = {1, 2, 3};\nint x = s.v[1];\ns.v[0] = x;\nreturn x;');
  it('of a vector in an object are counted outside of its member functions too', async () => {
    const {counts, steps} = await within();
    expect(counts).toMatchObject({reads: 1, writes: 4});
    expect(steps.at(-2)?.writes).toEqual([[expect.any(Number), 0]]);
  });
});

describe('a variable outside all functions', () => {
  it('is shown in the calls that name it, and its elements are counted', async () => {
    const {counts, steps} = await traced(
      'table[1] = 3;\nmemo[0] = table[1] + moves[a.size()];\nreturn memo[0];',
      'int table[3];\nstd::vector<int> memo(2);\nconstexpr int moves[] = {1, -1};',
    );
    expect(counts).toMatchObject({reads: 3, writes: 2});
    const names = steps.at(-1)?.calls[0]?.locals.map(({name}) => name);
    expect(names).toEqual(['table', 'memo', 'moves', 'a']);
  });
});

describe('the state that a step shows', () => {
  const run = together(
    '#include <string>\nint down(int n) {\n  if (n == 0) {\n    return 0;\n  }\n  return 1 + down(n - 1);\n}',
  );

  const deep = run('return down(300);');
  it('contains the 256 outermost calls with their own lines and variables', async () => {
    const {steps} = await deep({...usual, maxRecordedSteps: 1000});
    const deepest = steps.findIndex(({line}) => line === 8) - 1;
    const {calls = []} = steps[deepest] ?? {};
    expect(calls).toHaveLength(256);
    expect(calls.at(-1)).toMatchObject({name: 'down', line: 10, locals: [{name: 'n', value: 46}]});
  });

  const array = run('std::vector<int> v(1000);\nv[600] = 1;\nreturn 0;');
  it('contains the beginning of a long array, its length, and the accessed indices', async () => {
    const {steps} = await array();
    const {arrays, calls, writes} = steps.at(-2) ?? {};
    const v = calls?.[0]?.locals.find(({name}) => name === 'v')?.value;
    expect(v).toMatchObject({kind: 'array', from: 0, to: 1000});
    const cells = arrays?.find(({size}) => size === 1000);
    expect(cells?.values).toHaveLength(512);
    expect(writes).toEqual([[cells?.id, 600]]);
  });

  const text = run(
    "std::string s(200000, 'x');\nint n = 0;\nfor (int i = 0; i < 100; ++i) n += s[i] == 'x';\nreturn n;",
  );
  it('contains the beginning of a long string', async () => {
    const {answer, steps} = await text();
    expect(answer).toBe('100');
    expect(steps.at(-1)?.calls[0]?.locals).toContainEqual({
      name: 's',
      value: `${'x'.repeat(2048)}…`,
    });
  });

  const cubes = run(
    [
      'using Row = std::vector<int>;',
      'const std::vector<std::vector<Row>> cube(50, std::vector<Row>(50, Row(50, 1)));',
      'auto& same = cube;',
      'int sum = 0;',
      'for (int i = 0; i < 3; ++i) sum += same[i][i][i];',
      'return sum;',
    ].join('\n'),
  );
  it('is limited in size, however much memory a program uses', async () => {
    const {steps} = await cubes();
    for (const {arrays} of steps) {
      const shown = arrays.reduce((sum, {values}) => sum + values.length, 0);
      expect(shown).toBeLessThanOrEqual(4096);
    }
    expect(steps.at(-1)?.calls[0]?.locals).toContainEqual({name: 'sum', value: 3});
  });
});

describe('a variable that was declared without a value', () => {
  const run = together(
    [
      'struct Point { int x; double y; };',
      'enum Answer : bool { no, yes };',
      'int read(int& n) { n = 7; return 1; }',
      'struct Part { int x; int y = 2; };',
      'struct Whole { Part part; std::vector<int> row; };',
      'class Stack { int row[2]; int top; int last; public: Stack() : top(1) {} };',
      'struct Read { int n; int count; Read() : count(read(n)) {} };',
    ].join('\n'),
  );

  const unknown = {kind: 'unknown'};
  const anyArray = expect.objectContaining({kind: 'array'}) as unknown;
  const recordOf = (fields: Readonly<Record<string, unknown>>) => ({
    kind: 'record',
    fields: Object.entries(fields),
  });
  const shown: [declaration: string, value: unknown][] = [
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
    ['std::vector<int> n;', expect.objectContaining({kind: 'array', from: 0, to: 0})],
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
    ['Part n;', recordOf({x: unknown, y: 2})],
    ['Whole n;', recordOf({part: recordOf({x: unknown, y: 2}), row: anyArray})],
    ['Stack n;', recordOf({row: anyArray, top: 1, last: unknown})],
    ['static Stack n;', recordOf({row: anyArray, top: 1, last: 0})],
    ['Read n;', recordOf({n: 7, count: 1})],
  ];

  it.each(
    shown.map(
      ([declaration, value]) => [declaration, value, run(`${declaration}\nreturn 0;`)] as const,
    ),
  )('is shown as unknown, or with the value that it has anyway: %s', async (_, value, trace) => {
    const {steps} = await trace();
    expect(steps.at(-2)?.calls[0]?.locals).toContainEqual({name: 'n', value});
  });

  it.each(
    ['int row[3];', 'std::array<int, 3> row;'].map(
      (declaration) => [declaration, run(`${declaration}\nrow[1] = 7;\nreturn row[1];`)] as const,
    ),
  )(
    'is shown with the elements that were written, and the others as unknown: %s',
    async (_, trace) => {
      const {counts, steps} = await trace();
      const values = steps.at(-2)?.arrays.map((array) => array.values);
      expect(values).toContainEqual([{kind: 'unknown'}, 7, {kind: 'unknown'}]);
      expect(counts).toMatchObject({reads: 1, writes: 1});
    },
  );

  const letters = run("char letters[3];\nletters[1] = 'x';\nreturn letters[1] == 'x';");
  it('is shown as unknown where it is a character that was not written', async () => {
    const {steps} = await letters();
    const values = steps.at(-2)?.arrays.map((array) => array.values);
    expect(values).toContainEqual([{kind: 'unknown'}, 'x', {kind: 'unknown'}]);
  });

  const readLater = run('int n, count = read(n);\nreturn n + count;');
  it('keeps the value that a later part of its declaration gives it', async () => {
    const {answer, steps} = await readLater();
    expect(answer).toBe('8');
    expect(steps.at(-2)?.calls[0]?.locals).toContainEqual({name: 'n', value: 7});
  });
});

describe('an object of a derived class', () => {
  const run = together(
    [
      'struct Named { int id = 7; };',
      'template <class T> struct Sized { T size = 2; virtual ~Sized() = default; };',
      'struct Shape : private Named, public Sized<long> { int side = 3; };',
    ].join('\n'),
  );

  const ofItsOwn = run('Shape n;\nreturn n.side;');
  it('is shown with the fields of its bases', async () => {
    const {steps} = await ofItsOwn();
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

  const ofItsBase = run(
    'Sized<long>* base = new Shape;\nconst long size = base->size;\ndelete base;\nreturn size;',
  );
  it('is shown as its base class behind a pointer to the base class', async () => {
    const {steps} = await ofItsBase();
    const shown = steps.flatMap(({arrays}) => arrays.filter(({block}) => block));
    expect(shown[0]?.values).toEqual([{kind: 'record', fields: [['size', 2]]}]);
  });
});

describe('an object owned by shared pointers', () => {
  const run = together('#include <memory>');

  const valuesOf = async (trace: Run) => {
    const {steps} = await trace();
    const {arrays, calls} = steps.at(-2) ?? {};
    const value = calls?.[0]?.locals.find(({name}) => name === 'n')?.value;
    const id = typeof value === 'object' && 'id' in value ? value.id : undefined;
    return {value, cells: arrays?.find((array) => array.id === id)?.values};
  };

  const unowned = run('std::shared_ptr<int> n;\nreturn 0;');
  it('is shown as none if the pointer is empty', async () => {
    expect(await valuesOf(unowned)).toMatchObject({value: {kind: 'none'}});
  });

  it.each(
    ['std::shared_ptr<int> n(new int(7));', 'auto n = std::make_shared<int>(7);'].map(
      (declaration) => [declaration, run(`${declaration}\nreturn 0;`)] as const,
    ),
  )('is shown as the target of the pointer: %s', async (_, trace) => {
    expect((await valuesOf(trace)).cells).toEqual([7]);
  });
});

describe('a value', () => {
  const run = together(
    [
      '#include <bitset>\n#include <functional>\n#include <list>\n#include <map>',
      '#include <sstream>\n#include <stdexcept>\n#include <unordered_map>\n#include <variant>',
      'struct Empty {};',
      'struct Shape { virtual int sides() const = 0; };',
      'struct Square : Shape { int side = 2; int sides() const override { return 4; } };',
      'struct Missing : std::runtime_error {\nusing std::runtime_error::runtime_error;\n};',
      'template <class F> bool calls(F n) { return n(); }',
    ].join('\n'),
  );
  const words = (text: string) => ({kind: 'words', words: text});
  const at = (value: unknown) => ({kind: 'element', value});
  const hidden = {kind: 'elsewhere'};
  const none = {kind: 'none'};
  const record = (...fields: readonly (readonly [string, unknown])[]) => ({kind: 'record', fields});
  const inFirst = (index: number) => ({kind: 'pointer', id: expect.any(Number) as number, index});
  const counts = "std::map<int, char> counts{{1, 'a'}, {2, 'b'}};";

  it.each(
    (
      [
        ['of a variant', 'std::variant<int, std::string> n = "hi";', 'hi'],
        ['of a variant without one', 'std::variant<std::monostate, int> n;', record()],
        ['of a bitset', 'std::bitset<5> n(6);', words('00110')],
        ['of a long bitset', 'std::bitset<65> n(1);', words(`…${'1'.padStart(64, '0')}`)],
        ['of a stream in memory', 'std::ostringstream n;\nn << 4 << "!";', '4!'],
        ['of a three-way comparison', 'auto n = 1 <=> 2;', words('less')],
        ['of an empty function', 'std::function<int()> n;', none],
        ['of a function', 'std::function<int()> other = [] { return 1; }, n;\nn = other;', hidden],
        ['of a class without fields', 'Empty n;', record()],
        ['of a base class without fields', 'Square square;\nconst Shape& n = square;', hidden],
        [
          'of a local class',
          'struct Edge { int to; };\nstd::vector<Edge> edges{{4}};\nconst Edge& n = edges[0];',
          record(['to', 4]),
        ],
        ['of an own exception', 'Missing n("no x");', record(['what', 'no x'])],
        [
          'of an own exception behind its base class',
          'Missing missing("no x");\nconst std::exception& n = missing;',
          'no x',
        ],
        ['of a reverse iterator', 'std::vector<int> v{4, 5};\nauto n = v.rbegin();', inFirst(1)],
        ['of a pointer to a variable', 'int other = 4;\nconst int* n = &other;', words('→ other')],
        ['of a pointer to an object', 'Square square;\nSquare* n = &square;', words('→ square')],
        [
          'of a pointer to a variable that has ended',
          'int* n = nullptr;\n{\nint other = 4;\nn = &other;\n}',
          hidden,
        ],
        [
          'of an iterator of a map',
          `${counts}\nauto n = counts.find(2);`,
          at({kind: 'list', items: [2, 'b']}),
        ],
        ['of an iterator at the end of a map', `${counts}\nauto n = counts.find(3);`, words('end')],
        [
          'of an iterator of a list',
          'std::list<std::string> list{"a"};\nauto n = list.begin();',
          at('a'),
        ],
        [
          'of an iterator at the end of a hash table',
          'std::unordered_map<int, int> table{{1, 2}};\nauto n = table.find(2);',
          words('end'),
        ],
        [
          'of an iterator whose element was erased',
          `${counts}\nauto n = counts.begin();\ncounts.erase(n);`,
          hidden,
        ],
      ] as const
    ).map(([name, code, value]) => [name, run(`${code}\nreturn 0;`), value] as const),
  )('%s is shown', async (_, trace, value) => {
    const {steps} = await trace();
    expect(steps.at(-1)?.calls[0]?.locals.find(({name}) => name === 'n')?.value).toEqual(value);
  });

  const called = run('return calls([] { return false; });');
  it('of a lambda is hidden', async () => {
    const {steps} = await called();
    const entered = steps.map(({calls}) => calls[1]).find((call) => call?.name === 'calls');
    expect(entered?.locals).toEqual([{name: 'n', value: hidden}]);
  });
});

describe('a returned number', () => {
  it('is shown after conversion to the return type', async () => {
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

describe('an assertion that fails', () => {
  it('is reported as in the source', async () => {
    const {failure} = await traced(
      'const int n = 3;\nassert(n < 2 && "too large");\nreturn n;',
      '#include <cassert>',
    );
    const message = 'the assertion n < 2 && "too large" is false';
    expect(failure).toEqual({kind: 'trap', line: 8, message});
  });
});

describe('a failure', () => {
  const run = together('#include <cstdlib>');

  it.each(
    [
      ['new int[3]', 'delete[] p'],
      ['static_cast<int*>(std::malloc(3 * sizeof(int)))', 'std::free(p)'],
    ].map(([asked, freed]) => [asked, run(`int* p = ${asked};\n${freed};\nreturn p[1];`)] as const),
  )('does not add allocations to those of the program: %s', async (_, trace) => {
    const {counts, failure, steps} = await trace();
    expect(failure?.message).toContain('already freed');
    expect(counts?.allocations).toBe(1);
    const blocks = steps.flatMap(({arrays}) => arrays.filter(({block}) => block));
    expect(blocks[0]?.values).toEqual(Array(3).fill({kind: 'unknown'}));
  });
});

describe('a traced program', () => {
  const run = together(
    [
      'int* none() { return NULL; }',
      'volatile int seen = 1;',
      '#include <exception>\n#include <iostream>\n#include <optional>',
      'enum Answer : bool { no, yes };\nAnswer ask() { return yes; }',
      'struct Hidden;',
      'int fib(int n) { return n < 2 ? 1 : fib(n - 1) + fib(n - 2); }',
      'const char* word() { return "no"; }',
      'template <typename Value>\nValue same(Value x) {\n  return x;\n}',
      'std::optional<int> half(int n) {\n  if (n % 2 == 1) return std::nullopt;\n  return n / 2;\n}',
      'struct Sum {\n  int all = 0, rounds = 0;\n  bool isOdd : 1 = false;\n  void add(int n) {\n    auto each = [this, n](int rounds) { all += n + rounds; };\n    each(1);\n    auto again = [&] { ++this->rounds; };\n    again();\n  }\n};',
      'class Bag {\n  int held[2] = {4, 5};\n public:\n  int* begin() { return held; }\n  int* end() { return held + 2; }\n};',
      'struct Counted {\n  int& thrown;\n  ~Counted() { thrown += std::uncaught_exceptions(); }\n};',
      'int at(const int* first, int i) {\n  int own[2] = {i, i};\n  return first[own[1]];\n}',
      'int cleaned = 0;\nstruct Cleaner {\n  ~Cleaner() {\n    int own[3] = {1, 1, 1};\n    try {\n      throw 1;\n    } catch (int n) {\n      cleaned += at(own, n);\n    }\n  }\n};',
      'int deep(int n) {\n  int own[3] = {n, n, n};\n  Cleaner cleaner;\n  if (n == 0) throw at(own, 2);\n  return deep(n - 1) + own[1];\n}',
      'int fail(int n) {\n  if (n > 0) throw n;\n  return n;\n}',
      'int relay(int n) {\n  try {\n    return fail(n);\n  } catch (int) {\n    throw;\n  }\n}',
    ].join('\n'),
  );

  const memory = run('int* p = new int[3];\n++p;\n--p;\ndelete[] p;\nreturn 1;');
  it('shows where it takes, loses and frees memory', async () => {
    const {steps} = await memory();
    expect(
      steps.flatMap(({taken, freed, lost}) =>
        (taken ?? freed ?? lost) ? [{taken, freed, lost}] : [],
      ),
    ).toEqual([{taken: [3]}, {lost: [3]}, {freed: [3]}]);
  });

  const calls = run('return fib(2) - 1;');
  it('shows successive calls of one statement', async () => {
    const {steps} = await calls();
    expect(steps.flatMap(({kept}) => (kept === undefined ? [] : [kept]))).toEqual([2]);
  });

  const literal = run('const char* said = word();\nreturn said == nullptr;');
  it('shows a returned string literal as text', async () => {
    const {steps} = await literal();
    expect(steps.flatMap(({returned: call}) => call ?? [])).toContainEqual({
      name: 'word',
      value: 'no',
    });
  });

  const pointed = run(
    'const char* rest = "no";\n++rest;\nchar own[3] = "ab";\nconst char* first = own;\nreturn *first == \'a\';',
  );
  it('shows the text that a pointer leads to, unless the text is drawn', async () => {
    const {steps} = await pointed();
    const shown = (name: string) =>
      steps.map(({calls: [call]}) => call?.locals.find((local) => local.name === name)?.value);
    expect(shown('rest')).toEqual(expect.arrayContaining(['no', 'o']));
    expect(shown('first').at(-1)).toMatchObject({kind: 'pointer', index: 0});
  });

  const none = run('const auto some = half(4), lost = half(5);\nreturn some.has_value();');
  it('shows a returned std::nullopt as none', async () => {
    const {steps} = await none();
    expect(steps.flatMap(({returned: call}) => call ?? []).slice(0, 2)).toEqual([
      {name: 'half', value: 2},
      {name: 'half', value: {kind: 'none'}},
    ]);
  });

  /** Returns the first call of a lambda by the traced function, as it begins. */
  const enteredLambda = (steps: Trace['steps']) =>
    steps.map(({calls: made}) => made[1]).find((call) => call?.name === 'lambda');

  const captures = run(
    'int sum = 0;\nconst int k = 3;\nauto get = [] { return 1; };\nauto add = [&sum, k, get, n = k + 1](int x) {\nsum += k + n + get() + x;\n};\nadd(5);\nreturn sum == 13;',
  );
  it('shows the variables that a lambda captures by name, without other lambdas', async () => {
    const {steps} = await captures();
    expect(enteredLambda(steps)?.locals).toEqual([
      {name: 'sum', value: 0},
      {name: 'k', value: 3},
      {name: 'n', value: 4},
      {name: 'x', value: 5},
    ]);
  });

  const named = run(
    'int sum = 0, unused = 2;\nconst int k = 3;\nint row[2] = {4, 5};\nauto add = [&](int x) {\nconst int k = x;\nsum += k + row[0];\n};\nadd(5);\nreturn sum + k + unused == 14;',
  );
  it('shows the variables that a lambda captures because it names them', async () => {
    const {steps} = await named();
    expect(enteredLambda(steps)?.locals).toEqual([
      {name: 'sum', value: 0},
      {name: 'row', value: {kind: 'array', id: expect.any(Number) as number, from: 0, to: 2}},
      {name: 'x', value: 5},
    ]);
  });

  const ofObject = run('Sum sum;\nsum.add(2);\nreturn sum.all == 3;');
  it('shows the members that a lambda names, unless a variable hides them', async () => {
    const {steps} = await ofObject();
    const begun = steps.flatMap(({calls: made, returned: call}, index) =>
      made[2] && !call && steps[index - 1]?.calls.length === 2 ? [made[2].locals] : [],
    );
    expect(begun).toEqual([
      [
        {name: 'all', value: 0},
        {name: 'n', value: 2},
        {name: 'rounds', value: 1},
      ],
      [{name: 'rounds', value: 0}],
    ]);
  });

  const ended = run(
    'for (int same = 0; same < 2; ++same) {\n}\nauto call = [&] { return same(4); };\nreturn call();',
  );
  it('does not take a template for a captured variable of that name whose scope has ended', async () => {
    const {answer} = await ended();
    expect(answer).toBe('4');
  });

  const own = run('Bag bag;\nint all = 0;\nfor (int x : bag) {\nall += x;\n}\nreturn all == 9;');
  it('calls the functions of a range in the line of the loop', async () => {
    const {steps} = await own();
    const loop = steps.find(({calls: [call]}) => call?.locals.some(({name}) => name === 'x'))?.line;
    const [begun] = steps.filter(({calls: made}) => made.at(-1)?.name === 'Bag::begin');
    expect(begun?.calls[0]?.line).toBe(loop);
  });

  const printing = run(
    'int n = 0;\ntry {\nCounted counted{n};\nstd::cout << "x";\nfail(4);\n} catch (int) {\n}\nreturn n;',
  );
  it('knows that an exception is on its way if the program prints too', async () => {
    const {answer, steps} = await printing();
    expect(answer).toBe('1');
    expect(steps.flatMap(({returned: call}) => call?.name ?? [])).not.toContain('fail');
  });

  const thrown = run(
    'int sum = relay(0);\ntry {\nsum += relay(4);\n} catch (int n) {\nsum += n;\n}\nreturn sum;',
  );
  it('does not say that a call returns if an exception leaves it', async () => {
    const {answer, steps} = await thrown();
    expect(answer).toBe('4');
    expect(steps.flatMap(({returned: call}) => call?.name ?? [])).toEqual([
      'relay',
      'count_negatives',
    ]);
  });

  const handled = run(
    'int n = 0;\ntry {\nn = relay(4);\n} catch (int code) {\nn = code;\n}\ntry {\nn = std::vector<int>{}.at(1);\n} catch (...) {}\nreturn n == 4;',
  );
  it('says where an exception is thrown, and shows it at the line of its handler', async () => {
    const {steps} = await handled();
    const begins = steps.find(({calls: [call]}) => call?.locals.at(-1)?.name === 'n')?.line ?? 0;
    const throwing = steps.flatMap(({throws}, index) => (throws ? [index] : []));
    expect(throwing.map((index) => steps[index]?.calls.length)).toEqual([2, 1, 1]);
    const [, again = 0, ofLibrary = 0] = throwing;
    expect(steps[again]?.calls[0]?.locals.at(-1)).toEqual({name: 'n', value: 0});
    expect(steps[again + 1]).toMatchObject({line: begins + 3});
    expect(steps[again + 1]?.calls[0]?.locals.at(-1)).toEqual({name: 'code', value: 4});
    expect(steps.slice(ofLibrary, ofLibrary + 2).map(({line}) => line - begins)).toEqual([7, 8]);
  });

  it.each(
    (
      [
        [
          'arrays of calls that exceptions end',
          'int before[3] = {1, 2, 3}, sum = 0;\nfor (int i = 0; i < 3; ++i) {\nint within[2] = {i, i};\ntry {\nsum += at(within, 1);\ndeep(i + 2);\n} catch (int code) {\nint rest[5] = {code};\nsum += at(rest, 0) + at(before, i);\n}\nsum += at(within, 0);\n}\nreturn sum + cleaned == 24;',
        ],
        ['a null pointer of the library', 'return none() == nullptr;'],
        [
          'volatile variables',
          'volatile char row[2] = {1, 2};\nvolatile int x = row[0];\nseen = x;\nreturn x;',
        ],
        ['enumerations of bool', 'const Answer answer = ask();\nreturn answer == yes;'],
        [
          'pointers to what is declared alone',
          'Hidden* hidden = nullptr;\nreturn hidden == nullptr;',
        ],
      ] as const
    ).map(([name, body]) => [name, run(body)] as const),
  )('may contain %s', async (_, trace) => {
    expect(await trace()).toMatchObject({answer: '1'});
  });
});
