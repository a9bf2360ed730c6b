import {beforeAll, describe, expect, it} from 'vitest';
import type {Parse} from '../instrument';
import {loadGrammar} from '../loadGrammar';
import {problemError, splitProof} from '../splitProof';

let parse: Parse;

beforeAll(async () => {
  parse = await loadGrammar();
});

const split = (...texts: readonly string[]) =>
  splitProof(
    parse,
    texts.map((text, index) => ({shown: `file-${index}`, text})),
  );

const main = 'int proof_main(int c, char** v) {\n  return proof::prove<Problem>(c, v, f);\n}\n';

const proof = [
  '#include <vector>',
  '',
  'namespace {',
  'int half(int n) { return n / 2; }',
  'template <typename T> T twice(T n) { return n + n; }',
  'constexpr int ends() { return 2; }',
  'struct Problem {',
  '  using Input = std::tuple<std::vector<int>>;',
  '  static int oracle(const std::vector<int>& a) {',
  '    return half(a[0]);',
  '  }',
  '  bool operator==(const Problem&) const { return true; }',
  '};',
  'int call(int n) { return listing(n); }',
  '}  // namespace',
  main,
].join('\n');

describe('splitProof', () => {
  it('splits a proof after its problem, and keeps the line numbers', () => {
    const {problem = '', call = ''} = split(proof) ?? {};
    expect(problem).toContain('#line 4 "file-0"\nint half(int n) { return n / 2; }\n');
    expect(problem).toContain('return half(a[0]);');
    expect(problem).not.toContain('listing');
    expect(call).toBe(
      `#line 14 "file-0"\nint call(int n) { return listing(n); }\n#line 16 "file-0"\n${main}`,
    );
  });

  it('declares the functions that are compiled separately, without their bodies', () => {
    const {declarations = ''} = split(proof) ?? {};
    expect(declarations).toContain('\nint half(int n);\n');
    expect(declarations).toContain('  static int oracle(const std::vector<int>& a);\n  bool');
    expect(declarations).toContain('int ends() { return 2; }');
    expect(declarations).toContain('T twice(T n) { return n + n; }');
    expect(declarations).toContain('operator==(const Problem&) const { return true; }');
  });

  it('removes unnamed namespaces, whose functions other sources could not call', () => {
    const {problem = '', call = ''} = split(proof) ?? {};
    expect(problem + call).not.toContain('namespace');
  });

  it('reads the problem from a file of its own', () => {
    const {problem, call} =
      split('struct Problem { using Input = std::tuple<int>; };\n', `int x();\n${main}`) ?? {};
    expect(problem).toBe('#line 1 "file-0"\nstruct Problem { using Input = std::tuple<int>; };\n');
    expect(call).toContain('#line 1 "file-1"\nint x();\n');
  });

  it.each([
    ['has no problem', 'struct Other { using Input = std::tuple<int>; };'],
    [
      'asks what the listing has',
      'template <typename T> concept Has = requires(T a) { f(a); };\nstruct Problem { using Input = std::tuple<int>; };',
    ],
    ['has a variable', 'int count = 0;\nstruct Problem { using Input = std::tuple<int>; };'],
    [
      'gives the listing a type of its own',
      'struct Own {};\nusing All = std::vector<Own>;\nstruct Problem { using Input = std::tuple<All>; };',
    ],
    ['takes its inputs from elsewhere', 'struct Problem : Other { };'],
    [
      'calls its problem where it calls the listing',
      'struct Problem { using Input = std::tuple<int>; };\nint g() { return Problem::large(1); }',
    ],
  ])('does not split a proof that %s', (_, text) => {
    expect(split(`${text}\n${main}`)).toBeUndefined();
  });
});

describe('problemError', () => {
  const errorOf = (...texts: readonly string[]) =>
    problemError(
      parse,
      texts.map((text, index) => ({shown: `file-${index}`, text})),
    );

  const members = {
    random: 'static Input random(proof::Random& random, std::size_t size) { return make(size); }',
    worst: 'static Input worst(std::size_t n) { return make(n); }',
    oracle: 'static const int& oracle(const std::vector<int>& a) { return a[0]; }',
  };

  const problemOf = (...functions: readonly string[]) =>
    `namespace {\nstruct Problem {\n${functions.join('\n')}\n};\n}\n`;

  it('accepts a problem with the functions that every problem has', () => {
    const {random, worst, oracle} = members;
    const accepts = 'template <typename T> static std::string accepts(const Input&, const T&);';
    expect(errorOf(problemOf(random, worst, oracle), main)).toBeUndefined();
    expect(errorOf(problemOf(random, worst, accepts))).toBeUndefined();
  });

  it.each([
    ['worst', 'no function worst; add static Input worst(std::size_t n)'],
    ['random', 'no function random; add static Input random(proof::Random& random, std::'],
    ['oracle', 'no function oracle or accepts; add static Output oracle(inputs...)'],
  ] as const)('names the place of a problem without %s, and what to write', (name, words) => {
    const others = Object.entries(members).flatMap(([key, text]) => (key === name ? [] : text));
    expect(errorOf(problemOf(...others), main)).toContain(
      `file-0:2: the struct Problem has ${words}`,
    );
  });

  it('leaves it to the compiler when functions may be inherited, or the text is no valid struct', () => {
    expect(errorOf('struct Problem : Base {};')).toBeUndefined();
    expect(errorOf('struct Problem { static int oracle( };')).toBeUndefined();
    expect(errorOf(main)).toBeUndefined();
  });
});
