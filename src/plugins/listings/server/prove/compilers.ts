import {spawnSync} from 'node:child_process';

/** A native C++ compiler that was found on this machine. */
export interface Compiler {
  readonly command: string;
  /** First line of `--version`; part of the cache's key. */
  readonly version: string;
}

/** Finds g++ and clang++, in that order; `CXX` names one to use alone. */
export function findCompilers(env: NodeJS.ProcessEnv = process.env): Compiler[] {
  const candidates = env.CXX ? [env.CXX] : ['g++', 'clang++'];
  return candidates.flatMap((command) => {
    const answer = spawnSync(command, ['--version'], {encoding: 'utf8'});
    return answer.status === 0 ? [{command, version: answer.stdout.split('\n')[0] ?? ''}] : [];
  });
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
  '-fsanitize=address,undefined',
  '-fno-sanitize-recover=all',
  '-D_GLIBCXX_ASSERTIONS',
];

/** The flags that make a compiler begin with a precompiled header. */
export function beginWith({version}: Compiler, precompiled: string): string[] {
  return version.includes('clang')
    ? ['-include-pch', precompiled]
    : ['-Winvalid-pch', '-include', precompiled.replace(/\.gch$/, '')];
}

/** The builds of a listing, each with its flags. */
export const builds = {
  /** With checks. */
  checked: {compile: [...common, ...sanitizers], link: ['-fsanitize=address,undefined']},
  /**
   * With every basic block counted, unoptimised, so that the count is of the code
   * as it is written.
   */
  counted: {
    compile: [...common, '-O0', '-fsanitize-coverage=trace-pc', '-DPROOF_COUNTS'],
    link: ['-Wl,--wrap=memmove,--wrap=memcpy,--wrap=memset'],
  },
  /** The harness of a counted build, whose own blocks must not count. */
  meter: {compile: [...common, '-O1', '-DPROOF_COUNTS'], link: []},
} as const;

export type Build = keyof typeof builds;
