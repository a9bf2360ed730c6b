import {BuildError, CompilerStoppedError} from '../verify/callCompiler';

/**
 * Finds the variants that a compiler accepts, compiling all of them in one source. Leaves out those
 * that its messages name, and compiles the others again. If the messages name none, it compiles
 * each half separately.
 *
 * @param compile compiles variants together. Throws BuildError if the compiler refuses one.
 * @param isNamed whether the compiler's message is about a variant, given its number in the source.
 * @throws BuildError if no variant is to blame: the compiler accepts each half but not the whole,
 * or is stopped while it compiles a single variant.
 */
export async function findAccepted<Variant>(
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
      return findAccepted(others, compile, isNamed);
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
      taken.push(...(await findAccepted(half, compile, isNamed)));
    }
    if (taken.length === variants.length) {
      throw error;
    }
    return findAccepted(taken, compile, isNamed);
  }
}
