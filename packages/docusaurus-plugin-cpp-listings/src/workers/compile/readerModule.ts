import type {Caller} from '../../model/trace';
import {stackSize} from '../../toolchain/toolchain';
import {withoutComments} from './withoutComments';

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

/**
 * Takes back the macros of a program, which the proof and the second copy must not see.
 *
 * @param bare the program without comments, here and below.
 */
const removalsOf = (bare: string) =>
  [...bare.matchAll(/^[ \t]*#[ \t]*define[ \t]+(\w+)/gm)].map(([, name]) => `#undef ${name}`);

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
 * The lines that include something, and those before them of the macros that a header may ask
 * for, which are taken back. Where a program has conditions, all of them stand there, and all
 * macros.
 */
function includesOf(bare: string): string[] {
  const lines = linesOf(bare);
  const is = (directive: RegExp) => (line: SourceLine) => directive.test(line.text);
  const isCondition = is(condition);
  const isInclude = is(include);
  const isMacro = is(macro);
  const hasConditions = lines.some(isCondition);
  const last = lines.map(isInclude).lastIndexOf(true);
  const found = lines.filter(
    (line, index) =>
      isInclude(line) || isCondition(line) || (isMacro(line) && (hasConditions || index < last)),
  );
  return [
    ...found.flatMap(({number, text}) => [`#line ${number} "${readerFile}"`, text.trimEnd()]),
    ...(found.some(isMacro) ? removalsOf(bare) : []),
  ];
}

/** A program without its includes; what of a comment stands in the lines of one is kept. */
function withoutIncludes(code: string, bare: string): string {
  const directives = bare.split('\n');
  return code
    .split('\n')
    .map((line, number) => {
      const directive = directives[number] ?? '';
      return include.test(directive)
        ? line
            .replace(/[^]/g, (unit, at: number) => (unit === directive[at] ? ' ' : unit))
            .trimEnd()
        : line;
    })
    .join('\n');
}

function tracedPart(traced: string, after: string): string[] {
  const bare = withoutComments(traced);
  return [
    '#pragma clang diagnostic push',
    '#pragma clang diagnostic ignored "-Weverything"',
    'namespace listing_1 {',
    `#line 1 "${tracedFolder}${readerFile}"`,
    withoutIncludes(traced, bare),
    ...removalsOf(bare),
    `#line 1 "${tracedFolder}${proofFile}"`,
    after.replace(/^(#line \d+ ")/gm, `$1${tracedFolder}`),
    '}',
    // What is only known at the end of all is told by what holds there.
    '#pragma clang diagnostic pop',
  ];
}

/**
 * Returns the source of a module of a reader's program and of what calls it. The
 * program's includes stand before its namespace, and every line keeps its number.
 *
 * @param traced the instrumented program: the module runs it, and has the other for the
 * compiler's messages alone.
 */
export function readerModule(code: string, {before, after}: Caller, traced?: string): string {
  const bare = withoutComments(code);
  return [
    ...includesOf(bare),
    `#line 1 "${proofFile}"`,
    '#include "module.hpp"',
    before,
    'namespace listing_0 {',
    `#line 1 "${readerFile}"`,
    withoutIncludes(code, bare),
    ...removalsOf(bare),
    `#line 1 "${proofFile}"`,
    // Nothing is compiled of an inline function that is not called.
    traced === undefined ? after : after.replace(/^int proof_main\(/m, 'inline $&'),
    '}',
    ...(traced === undefined ? [] : tracedPart(traced, after)),
    `const ProofMain listings[] = {&listing_${traced === undefined ? 0 : 1}::proof_main};`,
    '',
  ].join('\n');
}
