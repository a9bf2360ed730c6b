import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {buildCache} from '../../../build/caches';
import {compileProofs, readCompiledProofs} from '../../../build/compileProofs';
import {compilingKeys, foldersOf} from '../../../build/keys';
import {openToolchain, runtimeObjects} from '../../../build/runtime';
import {callerOf} from '../../../build/unit';
import {readProof} from '../../../content/proofs';
import {loadGrammar} from '../../../toolchain/loadGrammar';
import {createReaderCompiler, precompile, type Compiled} from '../compileReaderProgram';

/** Compiles readers' programs as the page does, with the proofs of this site's problems. */
export interface ReaderCompiler {
  /** Compiles a program with the proof of a problem, which is compiled for the first one. */
  readonly compile: (problem: string, code: string) => Promise<Compiled>;
  /** Removes the proofs. */
  readonly close: () => void;
}

/** Starts such a compiler. */
export async function openReaderCompiler(): Promise<ReaderCompiler> {
  const kept = fs.mkdtempSync(path.join(os.tmpdir(), 'proofs-'));
  const toolchain = openToolchain();
  const folders = foldersOf(buildCache(), await compilingKeys());
  const compileProgram = createReaderCompiler(
    toolchain,
    await precompile(toolchain),
    await runtimeObjects('reader', folders),
    await loadGrammar(),
  );
  return {
    compile: async (problem, code) => {
      const proof = readProof(path.resolve('listings'), problem);
      const target = path.join(kept, `${problem.replaceAll('/', '~')}.wasm`);
      if (!fs.existsSync(target)) {
        await compileProofs({type: 'proofs', proofs: [proof], target}, folders);
      }
      return compileProgram(
        code,
        callerOf(proof, readCompiledProofs(target)),
        new Uint8Array(fs.readFileSync(target)),
      );
    },
    close: () => {
      fs.rmSync(kept, {recursive: true});
    },
  };
}
