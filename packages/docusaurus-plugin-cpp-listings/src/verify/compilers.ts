import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {keyOf} from '../build/keyOf';

/** A native C++ compiler that was found on this machine. */
export interface Compiler {
  readonly command: string;
  /** First line of `--version`. */
  readonly version: string;
  /**
   * A key of the macros that it predefines and that its library does: they tell its target
   * and the releases of both libraries, which `version` does not.
   */
  readonly macros: string;
}

const warnings = [
  '-Wall',
  '-Wextra',
  '-Wpedantic',
  '-Wconversion',
  '-Wsign-conversion',
  '-Wshadow',
  '-Werror',
];

const common = ['-std=c++20', ...warnings];

const sanitizers = [
  '-O0',
  '-fno-omit-frame-pointer',
  // Lines, so that what a sanitizer finds has its place.
  '-g1',
  '-fsanitize=address,undefined',
  '-fno-sanitize-recover=all',
  '-D_GLIBCXX_ASSERTIONS',
];

/** The flags of a program that is timed. */
export const timedFlags = ['-std=c++20', '-O2'] as const;

const isClang = ({version}: Compiler) => version.includes('clang');

/** Whether a compiler optimises what judges listings, and leaves the listings as they are written. */
const optimisesJudges = (build: Build, compiler: Compiler) =>
  build === 'checked' && !isClang(compiler);

/**
 * The flags of a build of a program with a proof. What judges the listings, and the library,
 * is optimised with all checks: unoptimised it takes most of the time of the trials.
 */
export const programFlags = (build: Build, compiler: Compiler): string[] => [
  ...builds[build].compile,
  ...(optimisesJudges(build, compiler) ? ['-Og'] : []),
];

/** The text of a listing for a program with those flags, none of whose own code is optimised. */
export const listingText = (
  build: Build,
  compiler: Compiler,
  {shown, text}: {readonly shown: string; readonly text: string},
): string =>
  optimisesJudges(build, compiler)
    ? [
        '#pragma GCC push_options',
        '#pragma GCC optimize("O0")',
        `#line 1 "${shown}"`,
        text,
        '#pragma GCC pop_options',
      ].join('\n')
    : text;

/**
 * Whether a precompiled header holds the absolute names and the times of the files it
 * was read from, so that it is of no use to another copy of them.
 */
export const namesItsSources = isClang;

/** The flags that make a compiler begin with a precompiled header. */
export function beginWith(compiler: Compiler, precompiled: string): string[] {
  return isClang(compiler)
    ? ['-include-pch', precompiled]
    : ['-Winvalid-pch', '-include', precompiled.replace(/\.gch$/, '')];
}

/**
 * Returns the flags that link the address sanitizer into a program, where that is installed: each
 * call into a shared library takes longer. Clang links it so by itself.
 */
export function staticSanitizer(compiler: Compiler): string[] {
  if (isClang(compiler)) {
    return [];
  }
  const args = ['-print-file-name=libasan.a'];
  const {status, stdout} = spawnSync(compiler.command, args, {encoding: 'utf8'});
  // Of what is not installed the compiler repeats the name alone.
  return status === 0 && path.isAbsolute(stdout) ? ['-static-libasan'] : [];
}

/** The builds of a listing, each with its flags. */
export const builds = {
  /** With checks. */
  checked: {compile: [...common, ...sanitizers], link: ['-fsanitize=address,undefined']},
  /**
   * With every basic block counted, unoptimised, so that the count is of the code
   * as it is written. It leaves out what else a proof does, and with it who calls some functions.
   */
  counted: {
    compile: [
      ...common,
      ...['-Wno-unused-function', '-O0', '-fsanitize-coverage=trace-pc', '-DPROOF_COUNTS'],
    ],
    link: ['-Wl,--wrap=memmove,--wrap=memcpy,--wrap=memset'],
  },
  /** The harness of a counted build, whose own blocks must not count. */
  meter: {compile: [...common, '-O1', '-DPROOF_COUNTS'], link: []},
  /** As a reader would compile it who wants it fast; what optimisers warn of is no fault. */
  fast: {compile: timedFlags, link: []},
  /** The same with a clock in place of the trials. */
  timed: {compile: [...timedFlags, '-DPROOF_TIMED'], link: []},
} as const;

export type Build = keyof typeof builds;

/** The builds that trials run. */
export type TrialBuild = 'checked' | 'counted' | 'fast';

const firstLine = (text: string) => text.split('\n')[0] ?? '';

/** What a compiler says when it cannot build a program with checks, if it cannot. */
function wordsAgainst(command: string): string | undefined {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cpp-listings-compiler-'));
  const {compile, link} = builds.checked;
  const args = [...compile, ...link, '-x', 'c++', '-', '-o', path.join(folder, 'program')];
  const {status, stderr} = spawnSync(command, args, {input: 'int main() {}', encoding: 'utf8'});
  fs.rmSync(folder, {recursive: true});
  return status === 0 ? undefined : firstLine(stderr);
}

function macrosOf(command: string): string {
  const args = [...common, '-E', '-dM', '-include', 'cstdlib', '-x', 'c++', '-'];
  return spawnSync(command, args, {input: '', encoding: 'utf8'}).stdout;
}

/**
 * Finds g++ and clang++, in that order; `CXX` names one to use alone. One that cannot
 * build with checks, as Clang without the libraries of its sanitizers, is left out.
 *
 * @param onUnfit called with a sentence about each that is left out.
 */
export function findCompilers(
  onUnfit: (sentence: string) => void,
  env: NodeJS.ProcessEnv = process.env,
): Compiler[] {
  const candidates = env.CXX ? [env.CXX] : ['g++', 'clang++'];
  return candidates.flatMap((command) => {
    const answer = spawnSync(command, ['--version'], {encoding: 'utf8'});
    if (answer.status !== 0) {
      return [];
    }
    const against = wordsAgainst(command);
    if (against !== undefined) {
      onUnfit(`${command} is left out, because it builds no program with sanitizers: ${against}`);
      return [];
    }
    return [{command, version: firstLine(answer.stdout), macros: keyOf([macrosOf(command)])}];
  });
}
