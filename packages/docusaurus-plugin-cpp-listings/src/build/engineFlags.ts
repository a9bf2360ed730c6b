/** Flags of V8 in the processes that compile listings and record how they run. */
export const engineFlags: readonly string[] = [
  // Only what a compilation does very often is worth the time that V8 takes to optimise it.
  '--wasm-tiering-budget=100000000',
  '--wasm-lazy-validation',
  // The collector's threads take as long again as the compiler does.
  '--single-threaded-gc',
];
