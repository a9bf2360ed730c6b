import {describe, expect, it} from 'vitest';
import {findMutants, findShownMutants, nameOf} from '../findMutants';

const names = async (source: string) => (await findMutants(source)).map(nameOf);

describe('findMutants', () => {
  it('returns the place and the change of each mutant', async () => {
    expect(
      await names('bool f(bool a,\n       bool b) {\n  return a &&\n         !b;\n}\n'),
    ).toEqual([
      '3:10 logic: a && !b → a',
      '3:10 logic: a && !b → !b',
      '3:12 logic: a && !b → a || !b',
      '4:10 logic: !b → b',
    ]);
  });

  it('changes nothing else in the source', async () => {
    const source = '// a < b\nbool f(bool a, bool b) { return a < b; }\n';
    const [mutant] = await findMutants(source);
    expect(mutant?.source).toBe(source.replace('return a < b', 'return a <= b'));
  });

  it('makes no mutant twice, and none that equals the listing', async () => {
    expect(await names('void f() { if (true) g(); }\n')).toEqual([
      '1:16 logic: true → false',
      '1:22 deleted statement: g(); → {}',
    ]);
  });

  it('makes no mutants of main, directives, prototypes and compile-time checks', async () => {
    expect(
      await names(
        '#define N 1\nstatic_assert(1 < 2);\nint f(int a);\ntemplate <typename T>\nvoid g(T x, int n);\nint main() { return 1 < 2; }\n',
      ),
    ).toEqual([]);
  });
});

describe('findShownMutants', () => {
  it('makes no mutants outside of regions', async () => {
    const text =
      'bool f = true;\n// #region listing\nbool g = true;\n// #endregion\nbool h = true;\n';
    const mutants = await findShownMutants({file: 'a.cpp', shown: 'listings/a.cpp', text});
    expect(mutants.map(nameOf)).toEqual(['3:10 logic: true → false']);
  });
});
