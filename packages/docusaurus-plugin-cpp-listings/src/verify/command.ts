import fs from 'node:fs';
import path from 'node:path';
import {proofCache} from '../build/caches';
import {errorMessage} from '../model/errorMessage';
import {findCompilers, type Compiler} from './compilers';
import {harnessDirOf, ownProofKeys} from './proofKeys';

/**
 * Finds the native compilers for a command, and reports each one that it leaves out.
 *
 * @throws Error if there is no usable compiler.
 */
export function requireCompilers(): [Compiler, ...Compiler[]] {
  const [first, ...others] = findCompilers((sentence) => console.error(sentence));
  if (!first) {
    const {CXX} = process.env;
    throw new Error(
      CXX
        ? `CXX names ${CXX}, which is not a usable C++ compiler: correct it, or unset it to use g++ or clang++.`
        : 'No C++ compiler found: install g++ 12 or later, or name one in CXX.',
    );
  }
  return [first, ...others];
}

/** Checks that the folder of listings exists. @throws Error if it does not. */
export function requireFolder(listingsDir: string): void {
  if (!fs.statSync(listingsDir, {throwIfNoEntry: false})?.isDirectory()) {
    throw new Error(`The folder ${listingsDir} does not exist; choose another with --folder.`);
  }
}

/** Returns the folder in which a compiler's build of this process's harness is cached. */
export const ownHarnessDir = async (compiler: Compiler): Promise<string> =>
  harnessDirOf(path.join(proofCache(), 'harness'), await ownProofKeys(), compiler);

/**
 * Runs a command and makes its result the exit status of the process. If the command throws, only
 * the message is printed, and the status is 1. On SIGINT and SIGTERM the process calls `exit`, so
 * that its exit listeners remove the temporary folders.
 */
export function runCommand(main: () => Promise<number>): void {
  for (const [signal, status] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.once(signal, () => process.exit(status));
  }
  main().then(
    (status) => {
      process.exitCode = status;
    },
    (error: unknown) => {
      console.error(errorMessage(error));
      process.exitCode = 1;
    },
  );
}
