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
  // Before the compiler's own stack ends, so that it says what is nested too deeply.
  ...['-ftemplate-depth=200', '-fconstexpr-depth=200'],
  // An array that the stack may not hold, which can neither be checked nor shown.
  '-Werror=vla-cxx-extension',
  // Most are found in the instrumented program too.
  ...['-ferror-limit', `${2 * maxErrors}`],
];

const include = /^\s*#\s*include\b/;
const condition = /^\s*#\s*(?:if|ifdef|ifndef|elif|elifdef|elifndef|else|endif)\b/;
const macro = /^\s*#\s*(?:define|undef)\b/;

/** Takes back the macros of a program, which the proof and the second copy must not see. */
const removalsOf = (code: string) =>
  [...code.matchAll(/^[ \t]*#[ \t]*define[ \t]+(\w+)/gm)].map(([, name]) => `#undef ${name}`);

/** A line of a program, which the compiler's messages name. */
interface SourceLine {
  readonly number: number;
  readonly text: string;
}

/** The lines of a program, those that a backslash joins as one. */
function linesOf(code: string): SourceLine[] {
  const lines: SourceLine[] = [];
  let isOpen = false;
  for (const [index, text] of code.split('\n').entries()) {
    const last = lines.at(-1);
    if (isOpen && last) {
      lines[lines.length - 1] = {...last, text: `${last.text}\n${text}`};
    } else {
      lines.push({number: index + 1, text});
    }
    isOpen = text.endsWith('\\');
  }
  return lines;
}

/**
 * The lines that include something. Where some do so under a condition, those of all
 * conditions stand around them, and of the macros that they may ask for, which are taken back.
 */
function includesOf(code: string): string[] {
  const lines = linesOf(code);
  const hasConditions = lines.some(({text}) => condition.test(text));
  const kept = hasConditions ? [include, condition, macro] : [include];
  const found = lines.filter(({text}) => kept.some((directive) => directive.test(text)));
  return [
    ...found.flatMap(({number, text}) => [`#line ${number} "${readerFile}"`, text]),
    ...(hasConditions ? removalsOf(code) : []),
  ];
}

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
  const without = (text: string) =>
    text
      .split('\n')
      .map((line) => (include.test(line) ? '' : line))
      .join('\n');
  return [
    ...includesOf(code),
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
