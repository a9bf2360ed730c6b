/** Flags of V8 in the processes that compile listings and record how they run. */
export const engineFlags: readonly string[] = [
  // V8 should optimise only very hot functions; for others, optimisation takes longer than it
  // saves.
  '--wasm-tiering-budget=100000000',
  '--wasm-lazy-validation',
  // The threads of the garbage collector use as much CPU time as the compiler itself.
  '--single-threaded-gc',
];
