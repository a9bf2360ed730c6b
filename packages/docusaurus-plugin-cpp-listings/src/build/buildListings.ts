import fs from 'node:fs';
import path from 'node:path';
import type {ProblemData} from '../model/problem';
import {filesOf, jobsOf, planArticles, type Article} from './articles';
import type {Built} from './built';
import {hasBundle} from './bundleFiles';
import {buildKeys, compilingKeys, foldersOf} from './keys';
import {markUsed} from './caches';
import type {Recording} from './compileJobs';
import {allSettledOrThrow, runJob, sharedSteps} from './compilePool';
import {recordArticle} from './recordArticle';
import type {Folders} from './runtime';

/** The problems to build for the page, and the folders. */
export interface Options {
  readonly listingsDir: string;
  /** The cache folder. Files that are found in it are not built again. */
  readonly cacheDir: string;
  readonly problems: readonly ProblemData[];
  /** Called when compilation starts, and after each module. */
  readonly onProgress: (done: number, total: number) => void;
}

const isMissing = (file: string) => !fs.existsSync(file);

/** The running builds of the shared headers and objects, by their folder. */
const sharedBuilds = new Map<string, Promise<void>>();

/**
 * Builds the headers and objects that all modules share. Concurrent calls share one build.
 *
 * @throws Error with the reason for a failure.
 */
function makeShared(folders: Folders): Promise<void> {
  const make = async () => {
    for (const jobs of sharedSteps) {
      await allSettledOrThrow(jobs.map((job) => runJob(job, folders)));
    }
  };
  const {sharedDir} = folders;
  const running =
    sharedBuilds.get(sharedDir) ?? make().finally(() => sharedBuilds.delete(sharedDir));
  sharedBuilds.set(sharedDir, running);
  return running;
}

/** Makes the compiler bundle, unless it is cached. @returns the folder of the bundle. */
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
  markUsed([target]);
  return target;
}

/**
 * Compiles and records the missing files of an article.
 *
 * @throws Error with the messages of all failures.
 */
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
    await allSettledOrThrow(missing.map((job) => runJob(job, folders).then(onModule)));
  }
  // One after the other: a listing that fails on its example would also fail, and be reported
  // again, when its costs are counted.
  await record('traces');
  await record('costs');
  if (article.pitfalls.listings.length > 0) {
    await record('openings');
  }
}

/**
 * Compiles every approach to WebAssembly, plain and instrumented, and every pitfall instrumented.
 * Records the approaches' runs on their problems' examples, their costs, and the openings of the
 * bug hunts. Cached files are not made again.
 *
 * @throws Error naming file, line and reason when a program cannot be instrumented or does not
 * compile, or naming the listing that fails on its example or does not finish.
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
  await allSettledOrThrow(
    articles.map((article) => makeArticle(article, options, folders, onModule)),
  );
  // Include the files of earlier builds, which would otherwise be removed as unused.
  markUsed([folders.sharedDir, ...articles.flatMap(filesOf)].filter((file) => fs.existsSync(file)));
  const built = articles.map((article) => recordArticle(article, listingsDir));
  return {
    listings: new Map(built.flatMap(({listings}) => [...listings])),
    pitfalls: new Map(built.flatMap(({pitfalls}) => [...pitfalls])),
  };
}
