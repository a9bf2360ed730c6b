import path from 'node:path';
import {codeKeys} from '../build/codeKeys';
import {keyOf, keyOfFiles} from '../build/keyOf';
import {cppFolder, modulesDir} from '../build/packageFiles';
import type {Compiler} from './compilers';
import {harnessFiles} from './harness';

/** Keys of the code, packages and C++ that proofs load. */
export interface ProofKeys {
  /**
   * The key of everything that judges a listing. It includes the version of the engine that runs
   * modules, because the engine sets limits such as the depth of recursion.
   */
  readonly judging: string;
  /** The key of the code that native builds share. */
  readonly harness: string;
}

/** Computes the keys of the code in a folder. */
export async function proofKeys(folder: string = modulesDir): Promise<ProofKeys> {
  const code = await codeKeys(['verify/jobs', 'verify/harness'], folder);
  const harness = keyOfFiles(harnessFiles(cppFolder(folder)));
  return {
    judging: keyOf([code['verify/jobs'], harness, process.versions.v8]),
    harness: keyOf([code['verify/harness'], harness]),
  };
}

let own: Promise<ProofKeys> | undefined;

/**
 * Returns the keys of this process's code. The first call should be at its start, because the
 * process continues with the code that it loaded then, even if files are edited later.
 */
export function ownProofKeys(): Promise<ProofKeys> {
  own ??= proofKeys();
  return own;
}

/** Returns the folder in which one compiler's build of the harness is cached, inside `folder`. */
export const harnessDirOf = (folder: string, {harness}: ProofKeys, compiler: Compiler): string =>
  path.join(folder, keyOf([JSON.stringify(compiler), harness]));
