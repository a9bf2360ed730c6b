import fs from 'node:fs';
import type {Proof} from '../content/proofs';
import {loadGrammar} from '../toolchain/loadGrammar';
import {problemError, splitProof, type SplitProof} from '../toolchain/splitProof';
import {listingFlags} from '../toolchain/toolchain';
import {writeAtomically} from './atomicFile';
import type {ProofsJob} from './moduleJob';
import {openToolchain, precompiledHeader, type Folders} from './runtime';
import {proofsSource, type CompiledProofs} from './unit';

/** Returns the path of the file with the texts of an object's proofs. */
const textsOf = (object: string) => `${object}.json`;

/** Returns the paths of the files that `compileProofs` writes. */
export const proofFilesOf = (object: string): string[] => [object, textsOf(object)];

/**
 * Reads which proofs an object contains, with the declarations and calls that their listings'
 * sources need.
 */
export const readCompiledProofs = (object: string): CompiledProofs =>
  new Map(
    JSON.parse(fs.readFileSync(textsOf(object), 'utf8')) as [string, Omit<SplitProof, 'problem'>][],
  );

async function split(proofs: readonly Proof[]): Promise<Map<string, SplitProof>> {
  const parse = await loadGrammar();
  return new Map(
    proofs.flatMap((proof) => {
      const files = proof.problem ? [proof.problem, proof] : [proof];
      const error = problemError(parse, files);
      if (error !== undefined) {
        throw new Error(error);
      }
      const parts = splitProof(parse, files);
      return parts ? [[proof.file, parts] as const] : [];
    }),
  );
}

/**
 * Compiles the parts of proofs that do not depend on listings. Modules of all variants are linked
 * with this object, because only the code of listings is traced.
 *
 * @throws Error naming file, line and reason when a proof lacks a function or does not compile.
 */
export async function compileProofs({proofs, target}: ProofsJob, folders: Folders): Promise<void> {
  const parts = await split(proofs);
  const object = await openToolchain().compile(
    proofsSource(proofs, parts),
    listingFlags.plain,
    await precompiledHeader('plain', folders),
  );
  const texts = [...parts].map(([file, {declarations, call}]) => [file, {declarations, call}]);
  writeAtomically(textsOf(target), JSON.stringify(texts));
  writeAtomically(target, object);
}
