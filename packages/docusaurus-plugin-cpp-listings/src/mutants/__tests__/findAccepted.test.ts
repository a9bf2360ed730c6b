import {describe, expect, it} from 'vitest';
import {BuildError, CompilerStoppedError} from '../../verify/callCompiler';
import {findAccepted} from '../findAccepted';

/** A fake compiler that refuses some variants, and names the first of them if `saysWhich`. */
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

describe('findAccepted', () => {
  it('leaves out the variants that the compiler names', async () => {
    const {compile, calls} = compiler(['b', 'd'], true);
    expect(await findAccepted(['a', 'b', 'c', 'd'], compile, isNamed)).toEqual(['a', 'c']);
    expect(calls).toEqual(['a b c d', 'a c d', 'a c']);
  });

  it('finds the refused variants if the compiler names none', async () => {
    const {compile, calls} = compiler(['b'], false);
    expect(await findAccepted(['a', 'b', 'c', 'd'], compile, isNamed)).toEqual(['a', 'c', 'd']);
    // The last compiled program is the one that runs.
    expect(calls.at(-1)).toBe('a c d');
  });

  it('accepts no variant if all are refused', async () => {
    const {compile} = compiler(['a', 'b'], false);
    expect(await findAccepted(['a', 'b'], compile, isNamed)).toEqual([]);
  });

  it('throws if the compiler accepts each half alone but not all variants together', async () => {
    const compile = (variants: readonly string[]) =>
      variants.length < 4 ? Promise.resolve() : Promise.reject(new BuildError('too much'));
    await expect(findAccepted(['a', 'b', 'c', 'd'], compile, isNamed)).rejects.toThrow('too much');
  });

  it('throws if the compiler was stopped, because that refuses no variant', async () => {
    const stopped = () => Promise.reject(new CompilerStoppedError('stopped after 120 s'));
    await expect(findAccepted(['a', 'b'], stopped, isNamed)).rejects.toThrow('stopped after 120 s');
  });

  it('passes on an error that is not from the compiler', async () => {
    const failing = () => Promise.reject(new Error('no such program'));
    await expect(findAccepted(['a'], failing, isNamed)).rejects.toThrow('no such program');
  });
});
