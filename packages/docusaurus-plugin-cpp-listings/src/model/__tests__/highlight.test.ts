import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {highlightLines} from '../highlight';

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

describe('highlightLines', () => {
  it('marks keywords', () => {
    expect(highlightLines('return 1;')).toEqual(['<k->return</k-> <n->1</n->;']);
  });

  it('tells types, functions and variables apart', () => {
    expect(highlightLines('std::vector<T> merged(size_of(a));')).toEqual([
      'std::<t->vector</t->&lt;<t->T</t->&gt; ' + 'merged(<f->size_of</f->(a));',
    ]);
  });

  it('recognises a call after a variable with a list initialisation', () => {
    const lines = highlightLines('void f() {\n  std::vector<int> a{1, 2, 3};\n  turn(a, 4);\n}');
    expect(lines[2]).toBe('  <f->turn</f->(a, <n->4</n->);');
  });

  it('keeps the text of a list initialisation', () => {
    const code = 'T a{f(b), {}, {"x, y"}, 2,};\nint i{};';
    expect(highlightLines(code).map(textOf).join('\n')).toBe(code);
  });

  it.each(['void push_back(int);', 'T at(int) const { return x; }'])(
    'marks the member function of %s',
    (member) => {
      expect(highlightLines(`struct A {\n${member}\n};`)[1]).toMatch(/<f->(push_back|at)<\/f->/);
    },
  );

  it('closes every element on its own line', () => {
    for (const line of highlightLines('/* one\n   two */\nint x;')) {
      expect(line.match(/<[a-z]/g)?.length ?? 0).toBe(line.match(/<\//g)?.length ?? 0);
    }
  });

  it('escapes an ampersand, so that the browser does not read an entity', () => {
    expect(highlightLines('&copy;')).toEqual(['&amp;copy;']);
  });

  it('highlights a long string quickly', () => {
    const code = `auto text = "${'a'.repeat(200_000)}";`;
    expect(textOf(highlightLines(code)[0] ?? '')).toBe(code);
  });

  it('keeps the text of any program, and escapes its markup', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), (code) => {
        const lines = highlightLines(code);
        expect(lines.map(textOf).join('\n')).toBe(code);
        expect(lines.join('\n').replaceAll(/<\/?[a-z]->/g, '')).not.toMatch(/[<>]/);
      }),
      {seed: 20250101, numRuns: 500},
    );
  });
});
