import fs from 'node:fs';
import path from 'node:path';
import {planArticles} from '../../../build/articles';
import {readOrMake} from '../../../build/atomicFile';
import {buildCache, markUsed} from '../../../build/caches';
import {codeKeys} from '../../../build/codeKeys';
import {runJob} from '../../../build/compilePool';
import {proofFilesOf, readCompiledProofs} from '../../../build/compileProofs';
import {keyOf} from '../../../build/keyOf';
import {buildKeys, foldersOf} from '../../../build/keys';
import {openToolchain, runtimeObjects} from '../../../build/runtime';
import {callerOf} from '../../../build/unit';
import {findProblems, readProblem} from '../../../content/problems';
import {readProof} from '../../../content/proofs';
import {articleOf} from '../../../model/article';
import {loadGrammar} from '../../../toolchain/loadGrammar';
import {createReaderCompiler, precompile, type Compiled} from '../compileReaderProgram';

/** Compiles a reader's program as the page does, with the proof of one of this site's problems. */
export type CompileForProblem = (problem: string, code: string) => Promise<Compiled>;

const listingsDir = path.resolve('listings');

/** Returns all problems of a problem's article, because their proofs are compiled together. */
const problemsWith = (problem: string) =>
  findProblems(listingsDir)
    .filter((id) => articleOf(id) === articleOf(problem))
    .map((id) => readProblem(listingsDir, id).data);

async function open(): Promise<CompileForProblem> {
  const cacheDir = buildCache();
  const keys = await buildKeys();
  const folders = foldersOf(cacheDir, keys.compiling);
  const toolchain = openToolchain();
  const making = 'workers/compile/compileReaderProgram';
  const {[making]: code} = await codeKeys([making]);
  const header = path.join(cacheDir, `reader.${keyOf([code, keys.compiling.shared])}.pch`);
  const compileProgram = createReaderCompiler(
    toolchain,
    await readOrMake(header, () => precompile(toolchain)),
    await runtimeObjects('reader', folders),
    await loadGrammar(),
  );
  markUsed([header]);

  const callOf = async (problem: string) => {
    const [article] = planArticles({listingsDir, cacheDir, problems: problemsWith(problem)}, keys);
    if (!article) {
      throw new Error(`there is no problem ${problem}`);
    }
    const {proofs} = article;
    if (!fs.existsSync(proofs.target)) {
      await runJob(proofs, folders);
    }
    markUsed(proofFilesOf(proofs.target));
    return {
      caller: callerOf(readProof(listingsDir, problem), readCompiledProofs(proofs.target)),
      object: new Uint8Array(fs.readFileSync(proofs.target)),
    };
  };

  const calls = new Map<string, ReturnType<typeof callOf>>();
  return async (problem, program) => {
    const call = calls.get(problem) ?? callOf(problem);
    calls.set(problem, call);
    const {caller, object} = await call;
    return compileProgram(program, caller, object);
  };
}

let opening: Promise<CompileForProblem> | undefined;

/** Opens the compiler once per process, because loading Clang takes as long as many programs. */
export const openReaderCompiler = (): Promise<CompileForProblem> => (opening ??= open());
