import path from 'node:path';
import type {Built} from '../build/built';
import {ownerOf} from '../content/listings';
import type {LocatedProblem} from '../content/problems';
import type {Compiler} from './compilers';
import {groupByIncludes} from './groupByIncludes';
import {jobForFile, jobForProblem, type Job, type JobContext} from './job';
import {NativeBuilder} from './nativeBuilder';

/** Makes the jobs for some files with one compiler, those with the most files first. */
function jobsWith(
  context: JobContext,
  problems: readonly LocatedProblem[],
  files: readonly string[],
): Job[] {
  const owners = new Map(
    files.map((file) => {
      const owner = ownerOf(
        file,
        problems.map(({data}) => data),
      );
      return [file, owner?.approach || owner?.pitfall ? owner.problem : undefined] as const;
    }),
  );
  const ofProblem = (problem: LocatedProblem) =>
    files.filter((file) => owners.get(file) === problem.data);
  return [
    ...problems
      .map((problem) => ({problem, tried: ofProblem(problem)}))
      .filter(({tried}) => tried.length > 0)
      .sort((a, b) => b.tried.length - a.tried.length)
      .map(({problem, tried}) => jobForProblem(context, problem, tried)),
    ...files.filter((file) => !owners.get(file)).map((file) => jobForFile(context, file)),
  ];
}

/** What jobs are made from. */
interface Options {
  readonly listingsDir: string;
  /** The first compiler also counts costs. */
  readonly compilers: readonly Compiler[];
  readonly built: Built;
  readonly update: boolean;
  readonly isFull: boolean;
  readonly problems: readonly LocatedProblem[];
  /** The files to try, below `listingsDir`. */
  readonly files: readonly string[];
  /** The folder for the programs of this run. */
  readonly outDir: string;
  /** Returns the folder in which the harness is cached. */
  readonly harnessDir: (compiler: Compiler) => string;
  /** Returns the path prefix of cached programs. */
  readonly cachePrefix: (compiler: Compiler) => string;
}

/**
 * Makes the jobs that prove some files. This module imports all of the judging code, and the inputs
 * of the jobs hold all of its data: the keys of passed trials are computed from both.
 */
export function jobsFor({compilers, problems, files, ...options}: Options): Job[] {
  const {outDir, harnessDir, cachePrefix, ...rest} = options;
  const {listingsDir} = rest;
  const approaches = problems
    .flatMap(({data}) => data.listings.map(({file}) => `${data.id}/${file}`))
    .filter((file) => files.includes(file));
  const includeGroups = groupByIncludes(listingsDir, approaches);
  return compilers.flatMap((compiler, index) => {
    const builder = new NativeBuilder(
      compiler,
      listingsDir,
      path.join(outDir, String(index)),
      harnessDir(compiler),
      includeGroups,
      cachePrefix(compiler),
    );
    return jobsWith({...rest, builder, isFirst: index === 0}, problems, files);
  });
}
