import fs from 'node:fs';
import path from 'node:path';
import type {ProblemData} from '../model/problem';
import {filesOf, jobsOf, planArticles, type Article} from './articles';
import type {Built} from './built';
import {hasBundle} from './bundleFiles';
import {buildKeys, compilingKeys, foldersOf} from './keys';
import {noteUse} from './caches';
import type {Recording} from './compileJobs';
import {endOf, runJob, sharedSteps} from './compilePool';
import {recordArticle} from './recordArticle';
import type {Folders} from './runtime';

/** What to build for the page, and where. */
export interface Options {
  readonly listingsDir: string;
  /** Keeps what was built; what is found there is not built again. */
  readonly cacheDir: string;
  readonly problems: readonly ProblemData[];
  /** Called when there is something to compile, and as each module is done. */
  readonly onProgress: (done: number, total: number) => void;
}

const isMissing = (file: string) => !fs.existsSync(file);

/** What is under way of what all modules share, by its folder. */
const sharedMade = new Map<string, Promise<void>>();

/** Makes what all modules are compiled and linked with, once at a time. @throws Error with what went wrong. */
function makeShared(folders: Folders): Promise<void> {
  const make = async () => {
    for (const jobs of sharedSteps) {
      await endOf(jobs.map((job) => runJob(job, folders)));
    }
  };
  const {sharedDir} = folders;
  const made = sharedMade.get(sharedDir) ?? make().finally(() => sharedMade.delete(sharedDir));
  sharedMade.set(sharedDir, made);
  return made;
}

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
  if (!hasBundle(target)) {
    const folders = foldersOf(cacheDir, keys);
    await makeShared(folders);
    onMaking();
    await runJob({type: 'bundle', target}, folders);
  }
  noteUse([target]);
  return target;
}

/** Compiles and records what is missing of an article. @throws Error with all that went wrong. */
async function makeArticle(
  article: Article,
  {listingsDir}: Pick<Options, 'listingsDir'>,
  folders: Folders,
  onModule: () => void,
): Promise<void> {
  const record = async (recording: Recording) => {
    if (isMissing(article[recording])) {
      await runJob({type: 'record', recording, article, listingsDir}, folders);
    }
  };
  const {proofs} = article;
  const hasProofs = !isMissing(proofs.target);
  const missing = jobsOf(article).filter(({target}) => isMissing(target));
  if (!hasProofs || missing.length > 0) {
    await makeShared(folders);
    if (!hasProofs) {
      await runJob(proofs, folders);
    }
    await endOf(missing.map((job) => runJob(job, folders).then(onModule)));
  }
  // One after the other: a listing that fails on its example would fail when it is counted too.
  await record('traces');
  await record('costs');
  if (article.pitfalls.listings.length > 0) {
    await record('openings');
  }
}

/**
 * Compiles every approach to WebAssembly, plain and instrumented, and every pitfall
 * instrumented; records the approaches' runs on their problems' first examples, what they
 * cost and how the hunts for pitfalls begin. Nothing that was made before is made again.
 *
 * @throws Error naming file, line and reason when a program cannot be instrumented or does
 * not compile, or naming the listing that fails on its example or does not run to its end.
 */
export async function buildLive(options: Options): Promise<Built> {
  const {listingsDir, cacheDir, onProgress} = options;
  fs.mkdirSync(cacheDir, {recursive: true});
  const keys = await buildKeys();
  const folders = foldersOf(cacheDir, keys.compiling);
  const articles = planArticles(options, keys);
  const total = articles.flatMap(jobsOf).filter(({target}) => isMissing(target)).length;
  let done = 0;
  if (total > 0) {
    onProgress(done, total);
  }
  const onModule = () => onProgress(++done, total);
  await endOf(articles.map((article) => makeArticle(article, options, folders, onModule)));
  // Those that an earlier build made too, or they would be cleared as unused.
  noteUse([folders.sharedDir, ...articles.flatMap(filesOf)].filter((file) => fs.existsSync(file)));
  const built = articles.map((article) => recordArticle(article, listingsDir));
  return {
    listings: new Map(built.flatMap(({listings}) => [...listings])),
    pitfalls: new Map(built.flatMap(({pitfalls}) => [...pitfalls])),
  };
}
