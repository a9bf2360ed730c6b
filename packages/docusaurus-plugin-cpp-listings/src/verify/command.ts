import fs from 'node:fs';
import path from 'node:path';
import {proofCache} from '../build/caches';
import {errorMessage} from '../model/errorMessage';
import {findCompilers, type Compiler} from './compilers';
import {harnessDirOf, ownProofKeys} from './proofKeys';

/**
 * Finds the native compilers for a command, and says which it leaves out.
 *
 * @throws Error when there is none.
 */
export function requireCompilers(): [Compiler, ...Compiler[]] {
  const [first, ...others] = findCompilers((sentence) => console.error(sentence));
  if (!first) {
    throw new Error('No C++ compiler found: install g++ 12 or later, or name one in CXX.');
  }
  return [first, ...others];
}

/** Sees that there is a folder of listings. @throws Error when there is none. */
export function requireFolder(listingsDir: string): void {
  if (!fs.statSync(listingsDir, {throwIfNoEntry: false})?.isDirectory()) {
    throw new Error(`There is no folder ${listingsDir}; name another by --folder.`);
  }
}

/** Returns the folder for what a compiler builds of this process's harness, which later runs use. */
export const ownHarnessDir = async (compiler: Compiler): Promise<string> =>
  harnessDirOf(path.join(proofCache(), 'harness'), await ownProofKeys(), compiler);

/**
 * Runs a command. Its status is that of the process; of an error the sentence is written, and
 * the status is 1. One that is interrupted removes what it needed while it ran.
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
