import type {Caller} from '../../model/trace';
import {stackSize} from '../../toolchain/toolchain';

/** The names of a reader's program and its proof in the compiler's messages. */
export const readerFile = 'exercise.cpp';
export const proofFile = 'proof.cpp';

/** What the names of the instrumented program and its proof begin with in them. */
export const tracedFolder = 'traced/';

/** Errors of a program that are shown at most. */
export const maxErrors = 5;

/** Flags for a program and its instrumented form in one source. */
export const readerFlags = [
  // An instrumented program that asks for its file's name gets the usual one.
  `-fmacro-prefix-map=${tracedFolder}=`,
  `-fwarn-stack-size=${stackSize}`,
  // Most are found in the instrumented program too.
  ...['-ferror-limit', `${2 * maxErrors}`],
];

const include = /^\s*#\s*include\b/;

/** Takes back the macros of a program, which the proof and the second copy must not see. */
const removalsOf = (code: string) =>
  [...code.matchAll(/^[ \t]*#[ \t]*define[ \t]+(\w+)/gm)].map(([, name]) => `#undef ${name}`);

const tracedPart = (traced: string, after: string) => [
  '#pragma clang diagnostic push',
  '#pragma clang diagnostic ignored "-Weverything"',
  'namespace listing_1 {',
  `#line 1 "${tracedFolder}${readerFile}"`,
  traced,
  ...removalsOf(traced),
  `#line 1 "${tracedFolder}${proofFile}"`,
  after.replace(/^(#line \d+ ")/gm, `$1${tracedFolder}`),
  '}',
  // What is only known at the end of all is told by what holds there.
  '#pragma clang diagnostic pop',
];

/**
 * Returns the source of a module of a reader's program and of what calls it. The
 * program's includes stand before its namespace, and every line keeps its number.
 *
 * @param traced the instrumented program: the module runs it, and has the other for the
 * compiler's messages alone.
 */
export function readerModule(code: string, {before, after}: Caller, traced?: string): string {
  const lines = code.split('\n');
  const without = (text: string) =>
    text
      .split('\n')
      .map((line) => (include.test(line) ? '' : line))
      .join('\n');
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
    without(code),
    ...removalsOf(code),
    `#line 1 "${proofFile}"`,
    // Nothing is compiled of an inline function that is not called.
    traced === undefined ? after : after.replace(/^int proof_main\(/m, 'inline $&'),
    '}',
    ...(traced === undefined ? [] : tracedPart(without(traced), after)),
    `const ProofMain listings[] = {&listing_${traced === undefined ? 0 : 1}::proof_main};`,
    '',
  ].join('\n');
}
