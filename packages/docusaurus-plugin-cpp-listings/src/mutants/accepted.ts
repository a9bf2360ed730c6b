import {BuildError, CompilerStoppedError} from '../verify/callCompiler';

/**
 * Finds out which of some variants a compiler takes, all in one source. Those that its
 * messages name are left out, and the others tried again; where it names none, one half is
 * tried after the other.
 *
 * @param compile compiles variants together. Throws BuildError when it refuses one.
 * @param isNamed whether the compiler's words are about a variant, by its number in the source.
 * @throws BuildError where no variant is to blame: the compiler takes each half and not the whole,
 * or is stopped at a single one.
 */
export async function accepted<Variant>(
  variants: readonly Variant[],
  compile: (variants: readonly Variant[]) => Promise<void>,
  isNamed: (variant: Variant, words: string, number: number) => boolean,
): Promise<readonly Variant[]> {
  if (variants.length === 0) {
    return [];
  }
  try {
    await compile(variants);
    return variants;
  } catch (error) {
    if (!(error instanceof BuildError)) {
      throw error;
    }
    const {message} = error;
    const others = variants.filter((variant, number) => !isNamed(variant, message, number));
    if (others.length < variants.length) {
      return accepted(others, compile, isNamed);
    }
    if (variants.length === 1) {
      if (error instanceof CompilerStoppedError) {
        throw error;
      }
      return [];
    }
    const middle = Math.ceil(variants.length / 2);
    const halves = [variants.slice(0, middle), variants.slice(middle)];
    const taken = [];
    for (const half of halves) {
      taken.push(...(await accepted(half, compile, isNamed)));
    }
    if (taken.length === variants.length) {
      throw error;
    }
    return accepted(taken, compile, isNamed);
  }
}
