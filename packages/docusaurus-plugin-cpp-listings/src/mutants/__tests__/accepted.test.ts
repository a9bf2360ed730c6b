import {describe, expect, it} from 'vitest';
import {BuildError, CompilerStoppedError} from '../../verify/callCompiler';
import {accepted} from '../accepted';

/** A compiler that refuses some variants, and names the first of them or none. */
function compiler(refused: readonly string[], saysWhich: boolean) {
  const calls: string[] = [];
  return {
    calls,
    compile: (variants: readonly string[]) => {
      calls.push(variants.join(' '));
      const [first] = variants.filter((variant) => refused.includes(variant));
      return first === undefined
        ? Promise.resolve()
        : Promise.reject(new BuildError(saysWhich ? `${first}: error` : 'error'));
    },
  };
}

const isNamed = (variant: string, words: string) => words.startsWith(`${variant}:`);

describe('accepted', () => {
  it('leaves out those that the compiler names', async () => {
    const {compile, calls} = compiler(['b', 'd'], true);
    expect(await accepted(['a', 'b', 'c', 'd'], compile, isNamed)).toEqual(['a', 'c']);
    expect(calls).toEqual(['a b c d', 'a c d', 'a c']);
  });

  it('finds those that it does not name', async () => {
    const {compile, calls} = compiler(['b'], false);
    expect(await accepted(['a', 'b', 'c', 'd'], compile, isNamed)).toEqual(['a', 'c', 'd']);
    // What was compiled last is what is run.
    expect(calls.at(-1)).toBe('a c d');
  });

  it('takes none where all are refused', async () => {
    const {compile} = compiler(['a', 'b'], false);
    expect(await accepted(['a', 'b'], compile, isNamed)).toEqual([]);
  });

  it('tells of what refuses all together and each half alone not', async () => {
    const compile = (variants: readonly string[]) =>
      variants.length < 4 ? Promise.resolve() : Promise.reject(new BuildError('too much'));
    await expect(accepted(['a', 'b', 'c', 'd'], compile, isNamed)).rejects.toThrow('too much');
  });

  it('takes none for refused at which the compiler was stopped', async () => {
    const stopped = () => Promise.reject(new CompilerStoppedError('stopped after 120 s'));
    await expect(accepted(['a', 'b'], stopped, isNamed)).rejects.toThrow('stopped after 120 s');
  });

  it('passes on what is no word of the compiler', async () => {
    const failing = () => Promise.reject(new Error('no such program'));
    await expect(accepted(['a'], failing, isNamed)).rejects.toThrow('no such program');
  });
});
