import path from 'node:path';
import {codeKeys} from '../build/codeKeys';
import {keyOf, keyOfFiles} from '../build/keyOf';
import {cppFolder, modulesDir} from '../build/packageFiles';
import type {Compiler} from './compilers';
import {harnessFiles} from './harness';

/** Keys of the code, packages and C++ that proofs load. */
export interface ProofKeys {
  /**
   * All that judges a listing: the engine that runs modules too, whose limits, as how deep
   * a program may recurse, are its own.
   */
  readonly judging: string;
  /** What native builds share. */
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
 * Returns the keys of the code of this process. The first call should be at its start: it
 * goes on with the code that it loaded then, whatever is edited.
 */
export function ownProofKeys(): Promise<ProofKeys> {
  own ??= proofKeys();
  return own;
}

/** Returns the folder for what one compiler builds of the harness, in that for all of them. */
export const harnessDirOf = (folder: string, {harness}: ProofKeys, compiler: Compiler): string =>
  path.join(folder, keyOf([JSON.stringify(compiler), harness]));
