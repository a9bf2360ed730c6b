/** The names of a reader's program and its proof in the compiler's messages. */
export const readerFile = 'exercise.cpp';
export const proofFile = 'proof.cpp';

const include = /^\s*#\s*include\b/;

/**
 * Returns the source of a module of a reader's program and the proof that calls it. The
 * program's includes stand before its namespace, and every line keeps its number.
 */
export function readerModule(code: string, proof: string): string {
  const lines = code.split('\n');
  const includes = lines.flatMap((line, index) =>
    include.test(line) ? [`#line ${index + 1} "${readerFile}"`, line] : [],
  );
  const without = (text: string) =>
    text
      .split('\n')
      .map((line) => (include.test(line) ? '' : line))
      .join('\n');
  return [
    ...includes,
    `#line 1 "${proofFile}"`,
    ...proof.split('\n').filter((line) => /^\s*#\s*include\s*</.test(line)),
    '#include "module.hpp"',
    'namespace listing_0 {',
    `#line 1 "${readerFile}"`,
    without(code),
    `#line 1 "${proofFile}"`,
    without(proof),
    '}',
    'const ProofMain listings[] = {&listing_0::proof_main};',
    '',
  ].join('\n');
}
