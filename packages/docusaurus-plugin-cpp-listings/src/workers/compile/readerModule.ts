import type {Caller} from '../../model/trace';
import {stackSize} from '../../toolchain/toolchain';
import {blankComments} from './blankComments';

/** The file names of a reader's program and its proof in the compiler's messages. */
export const readerFile = 'exercise.cpp';
export const proofFile = 'proof.cpp';

/** The prefix of the file names of the instrumented program and its proof in these messages. */
export const tracedFolder = 'traced/';

/**
 * Bytes of the stack of a reader's module. The checks of variables on the stack make the frames of
 * calls up to four times as large as in a listing.
 */
export const readerStackSize = 4 * stackSize;

/** The maximum number of errors that are shown for a program. */
export const maxErrors = 5;

/** Flags for a source that contains a program and its instrumented form. */
export const readerFlags = [
  // Makes `__FILE__` in the instrumented program the same as in the plain program.
  `-fmacro-prefix-map=${tracedFolder}=`,
  `-fwarn-stack-size=${readerStackSize}`,
  // An array on the stack is also checked where it is used through a pointer.
  '-fsanitize-address-use-after-scope',
  ...[
    '-asan-force-dynamic-shadow=1',
    '-asan-instrument-dynamic-allocas=0',
    '-asan-max-inline-poisoning-size=0',
    '-asan-initialization-order=0',
  ].flatMap((option) => ['-mllvm', option]),
  // Reached before the compiler's own stack overflows, so that the compiler reports deep nesting.
  ...['-ftemplate-depth=200', '-fconstexpr-depth=200'],
  // A variable-length array may not fit on the stack, and can neither be checked nor shown.
  '-Werror=vla-cxx-extension',
  // Doubled, because most errors are found in the instrumented program too.
  ...['-ferror-limit', `${2 * maxErrors}`],
];

const include = /^\s*#\s*include\b/;
const condition = /^\s*#\s*(?:if|ifdef|ifndef|elif|elifdef|elifndef|else|endif)\b/;
const macro = /^\s*#\s*(?:define|undef)\b/;

/**
 * Returns directives that undefine the macros of a program, because the proof and the second copy
 * must not see them.
 *
 * @param bare the program without comments, here and below.
 */
const removalsOf = (bare: string) =>
  [...bare.matchAll(/^[ \t]*#[ \t]*define[ \t]+(\w+)/gm)].map(([, name]) => `#undef ${name}`);

/** A line of a program, with the number that the compiler's messages name. */
interface SourceLine {
  readonly number: number;
  readonly text: string;
}

/** Returns the lines of a program; lines that a backslash joins are one. */
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
 * Returns the include lines, and the macro lines before them, because a header may use these
 * macros. The macros are undefined at the end. If a program has conditions, all of its conditions
 * and macros are returned.
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

/** Returns a program without its includes. Keeps the parts of comments on their lines. */
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
  const bare = blankComments(traced);
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
    // Warnings that are found at the end of the source depend on the settings there.
    '#pragma clang diagnostic pop',
  ];
}

/**
 * Returns the source of a module with a reader's program and the code that calls it. The program's
 * includes come before its namespace, and every line keeps its number.
 *
 * @param traced the instrumented program. If there is one, the module runs it, and compiles the
 * plain program only for the compiler's messages.
 */
export function readerModule(code: string, {before, after}: Caller, traced?: string): string {
  const bare = blankComments(code);
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
    // The compiler generates no code for an inline function that nobody calls.
    traced === undefined ? after : after.replace(/^int proof_main\(/m, 'inline $&'),
    '}',
    ...(traced === undefined ? [] : tracedPart(traced, after)),
    `const ProofMain listings[] = {&listing_${traced === undefined ? 0 : 1}::proof_main};`,
    '',
  ].join('\n');
}
