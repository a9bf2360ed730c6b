import type {Caller} from '../../model/trace';

/** The names of a reader's program and its proof in the compiler's messages. */
export const readerFile = 'exercise.cpp';
export const proofFile = 'proof.cpp';

const include = /^\s*#\s*include\b/;

/**
 * Returns the source of a module of a reader's program and of what calls it. The
 * program's includes stand before its namespace, and every line keeps its number.
 */
export function readerModule(code: string, {before, after}: Caller): string {
  const lines = code.split('\n');
  const includes = lines.flatMap((line, index) =>
    include.test(line) ? [`#line ${index + 1} "${readerFile}"`, line] : [],
  );
  return [
    ...includes,
    `#line 1 "${proofFile}"`,
    '#include "module.hpp"',
    before,
    'namespace listing_0 {',
    `#line 1 "${readerFile}"`,
    lines.map((line) => (include.test(line) ? '' : line)).join('\n'),
    `#line 1 "${proofFile}"`,
    after,
    '}',
    'const ProofMain listings[] = {&listing_0::proof_main};',
    '',
  ].join('\n');
}
