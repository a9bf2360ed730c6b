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
   * A key of the predefined macros of the compiler and its libraries. They identify its target and
   * the releases of the C and C++ libraries, which `version` does not.
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
  // Adds line numbers, so that a sanitizer's report names the place.
  '-g1',
  '-fsanitize=address,undefined',
  '-fno-sanitize-recover=all',
  '-D_GLIBCXX_ASSERTIONS',
];

/** The flags of a program that is timed. */
export const timedFlags = ['-std=c++20', '-O2'] as const;

const isClang = ({version}: Compiler) => version.includes('clang');

/** Whether a build optimises the code that judges listings, but not the listings themselves. */
const optimisesJudges = (build: Build, compiler: Compiler) =>
  build === 'checked' && !isClang(compiler);

/**
 * Returns the flags for the program of a proof. The judging code and the library are optimised,
 * with all checks, because unoptimised they take most of the time of the trials.
 */
export const programFlags = (build: Build, compiler: Compiler): string[] => [
  ...builds[build].compile,
  ...(optimisesJudges(build, compiler) ? ['-Og'] : []),
];

/** Lines of a program before and after a listing's text. */
export interface Surroundings {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Returns lines around a listing in such a program, which exempt its own code from optimisation. */
export const aroundListing = (build: Build, compiler: Compiler): Surroundings =>
  optimisesJudges(build, compiler)
    ? {
        before: ['#pragma GCC push_options', '#pragma GCC optimize("O0")'],
        after: ['#pragma GCC pop_options'],
      }
    : {before: [], after: []};

/** Warnings about a starter that are no faults. In GCC, a pragma for `-Wunused` has no effect on them. */
const warningsOfStarters = [
  ...['unused-parameter', 'unused-variable', 'unused-function', 'unused-local-typedefs'],
  ...['unused-but-set-parameter', 'unused-but-set-variable', 'unused-const-variable'],
  'return-type',
];

/**
 * Lines around a starter, which readers complete: they are meant to use the names that it leaves
 * unused, and to return an answer.
 */
export const aroundStarter: Surroundings = {
  before: [
    '#pragma GCC diagnostic push',
    ...warningsOfStarters.map((name) => `#pragma GCC diagnostic ignored "-W${name}"`),
  ],
  after: ['#pragma GCC diagnostic pop'],
};

/**
 * Whether a precompiled header contains the absolute paths and the modification times of its source
 * files, so that another copy of the package cannot use it.
 */
export const namesItsSources = isClang;

/** Returns the flags that include a precompiled header first. */
export function precompiledHeaderFlags(compiler: Compiler, precompiled: string): string[] {
  return isClang(compiler)
    ? ['-include-pch', precompiled]
    : ['-Winvalid-pch', '-include', precompiled.replace(/\.gch$/, '')];
}

/**
 * Returns the flags that link the address sanitizer statically, if its static library is installed,
 * because calls into a shared library are slower. Clang links it statically by default.
 */
export function staticSanitizerFlags(compiler: Compiler): string[] {
  if (isClang(compiler)) {
    return [];
  }
  const args = ['-print-file-name=libasan.a'];
  const {status, stdout} = spawnSync(compiler.command, args, {encoding: 'utf8'});
  // If the library is not installed, the compiler prints its name without a folder.
  return status === 0 && path.isAbsolute(stdout) ? ['-static-libasan'] : [];
}

/** The builds of a listing, each with its flags. */
export const builds = {
  /** With warnings, sanitizers and library assertions. */
  checked: {compile: [...common, ...sanitizers], link: ['-fsanitize=address,undefined']},
  /**
   * Counts every basic block, without optimisation, so that the count is of the code as written.
   * `PROOF_COUNTS` leaves out the other parts of a proof, so that some functions are unused.
   */
  counted: {
    compile: [
      ...common,
      ...['-Wno-unused-function', '-O0', '-fsanitize-coverage=trace-pc', '-DPROOF_COUNTS'],
    ],
    link: ['-Wl,--wrap=memmove,--wrap=memcpy,--wrap=memset'],
  },
  /** The harness of a counted build, whose own blocks must not be counted. */
  meter: {compile: [...common, '-O1', '-DPROOF_COUNTS'], link: []},
  /**
   * As a reader would compile for speed; without warnings, because an optimiser's are not errors.
   */
  fast: {compile: timedFlags, link: []},
  /** The same, but with a clock in place of the trials. */
  timed: {compile: [...timedFlags, '-DPROOF_TIMED'], link: []},
} as const;

/** The name of a build. */
export type Build = keyof typeof builds;

/** The builds that trials run. */
export type TrialBuild = 'checked' | 'counted' | 'fast';

const firstLine = (text: string) => text.split('\n')[0] ?? '';

/** Returns the compiler's error if it cannot build a program with sanitizers. */
function sanitizerBuildError(command: string): string | undefined {
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
 * Finds g++ and clang++, in that order, or only the compiler that `CXX` names. Leaves out a
 * compiler that cannot build with sanitizers, such as Clang without its sanitizer libraries.
 *
 * @param onUnusable called with a sentence about each compiler that is left out.
 */
export function findCompilers(
  onUnusable: (sentence: string) => void,
  env: NodeJS.ProcessEnv = process.env,
): Compiler[] {
  const candidates = env.CXX ? [env.CXX] : ['g++', 'clang++'];
  return candidates.flatMap((command) => {
    const answer = spawnSync(command, ['--version'], {encoding: 'utf8'});
    if (answer.status !== 0) {
      return [];
    }
    const buildError = sanitizerBuildError(command);
    if (buildError !== undefined) {
      onUnusable(
        `${command} is not used, because it cannot build a program with sanitizers: ${buildError}`,
      );
      return [];
    }
    return [{command, version: firstLine(answer.stdout), macros: keyOf([macrosOf(command)])}];
  });
}
