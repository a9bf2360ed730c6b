import fs from 'node:fs';
import path from 'node:path';
import {planArticles} from '../../../build/articles';
import {buildCache, markUsed} from '../../../build/caches';
import {runJob} from '../../../build/compilePool';
import {proofFilesOf, readCompiledProofs} from '../../../build/compileProofs';
import {buildKeys, foldersOf} from '../../../build/keys';
import {runtimeHeaders, runtimeObjects} from '../../../build/runtime';
import {callerOf} from '../../../build/unit';
import {findProblems, readProblem} from '../../../content/problems';
import {readProof} from '../../../content/proofs';
import {articleOf} from '../../../model/article';
import {loadGrammar} from '../../../toolchain/loadGrammar';
import {Toolchain} from '../../../toolchain/toolchain';
import {createReaderCompiler, precompile, type Compiled} from '../compileReaderProgram';
import {cachedLlvm} from './cachedLlvm';

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
  const toolchain = new Toolchain(
    cachedLlvm(() => import('@yowasp/clang'), keys.compiling.shared, cacheDir),
    runtimeHeaders(),
  );
  const compileProgram = createReaderCompiler(
    toolchain,
    await precompile(toolchain),
    await runtimeObjects('reader', folders),
    await loadGrammar(),
  );

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
