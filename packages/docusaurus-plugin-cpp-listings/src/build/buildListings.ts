import fs from 'node:fs';
import path from 'node:path';
import type {ProblemData} from '../model/problem';
import {filesOf, planArticles} from './articles';
import type {Built} from './built';
import {bundleFiles} from './bundleFiles';
import {buildKeys, compilingKeys, foldersOf} from './keys';
import {noteUse, removeUnused} from './caches';
import {runJobs} from './compilePool';
import {recordArticle} from './recordArticle';
import {runtimeParts} from './runtime';
import {variants} from '../toolchain/toolchain';

/** What to build for the page, and where. */
export interface Options {
  readonly listingsDir: string;
  /** Keeps what was built; what is found there is not built again. */
  readonly cacheDir: string;
  readonly problems: readonly ProblemData[];
  /** Called when there is something to build, and as each module is done. */
  readonly onProgress: (done: number, total: number) => void;
}

/** Days for which what is not used is kept: for other branches and other copies of the site. */
const keptDays = 14;

/**
 * Makes the files of the compiler in the page, unless an earlier build has.
 *
 * @returns the folder that they are in.
 */
export async function buildCompilerBundle({
  cacheDir,
  onMaking,
}: Pick<Options, 'cacheDir'> & {readonly onMaking: () => void}): Promise<string> {
  const keys = await compilingKeys();
  const target = path.join(cacheDir, `compiler.${keys.bundle}`);
  if (!Object.values(bundleFiles).every((file) => fs.existsSync(path.join(target, file)))) {
    onMaking();
    await runJobs([{type: 'bundle', target}], foldersOf(cacheDir, keys), () => undefined);
  }
  noteUse([target]);
  removeUnused(cacheDir, keptDays);
  return target;
}

/**
 * Compiles every approach to WebAssembly, plain and instrumented, and every pitfall
 * instrumented. Nothing that was compiled before is compiled again.
 *
 * @returns what then records the approaches' runs on their problems' first examples, what
 * they cost and how the hunts for pitfalls begin; it throws an Error naming the listing
 * that fails on its example.
 * @throws Error naming file, line and reason when a program cannot be instrumented or
 * does not compile.
 */
export async function compileLive(options: Options): Promise<() => Built> {
  const {listingsDir, cacheDir, onProgress} = options;
  fs.mkdirSync(cacheDir, {recursive: true});
  const keys = await buildKeys();
  const articles = planArticles(options, keys);
  const jobs = articles
    .flatMap((article) => article.jobs)
    .filter(({target}) => !fs.existsSync(target));
  const folders = foldersOf(cacheDir, keys.compiling);
  if (jobs.length > 0) {
    let done = 0;
    onProgress(done, jobs.length);
    await runJobs(
      variants.map((variant) => ({type: 'header', variant})),
      folders,
      () => undefined,
    );
    const proofs = articles
      .map((article) => article.proofs)
      .filter(({target}) => !fs.existsSync(target));
    const runtime = runtimeParts.map((part) => ({type: 'runtime', part}) as const);
    await runJobs([...proofs, ...runtime], folders, () => undefined);
    await runJobs(jobs, folders, () => onProgress(++done, jobs.length));
  }
  // Those that an earlier build made too, or they would be cleared as unused.
  noteUse([folders.sharedDir, ...articles.flatMap(filesOf)].filter((file) => fs.existsSync(file)));
  removeUnused(cacheDir, keptDays);
  return () => {
    const built = articles.map((article) => recordArticle(article, listingsDir));
    return {
      listings: new Map(built.flatMap(({listings}) => [...listings])),
      pitfalls: new Map(built.flatMap(({pitfalls}) => [...pitfalls])),
    };
  };
}

/** Compiles and records. @throws Error as compileLive and what it returns do. */
export async function buildLive(options: Options): Promise<Built> {
  const recordLive = await compileLive(options);
  return recordLive();
}
