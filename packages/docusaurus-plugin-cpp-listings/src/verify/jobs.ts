import path from 'node:path';
import type {Built} from '../build/built';
import {ownerOf} from '../content/listings';
import type {LocatedProblem} from '../content/problems';
import type {Compiler} from './compilers';
import {includingTheSame} from './includes';
import {jobForFile, jobForProblem, type Job, type Place} from './job';
import {NativeBuilder} from './nativeBuilder';

/** The jobs for some files with one compiler, the longest first. */
function jobsWith(
  place: Place,
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
      .map(({problem, tried}) => jobForProblem(place, problem, tried)),
    ...files.filter((file) => !owners.get(file)).map((file) => jobForFile(place, file)),
  ];
}

/** What jobs are made of. */
interface Options {
  readonly listingsDir: string;
  /** The first counts costs too. */
  readonly compilers: readonly Compiler[];
  readonly built: Built;
  readonly update: boolean;
  readonly isFull: boolean;
  readonly problems: readonly LocatedProblem[];
  /** Which files are tried, below `listingsDir`. */
  readonly files: readonly string[];
  /** For the programs of this run. */
  readonly outDir: string;
  /** Returns the folder for what is built of the harness, which later runs use. */
  readonly harnessDir: (compiler: Compiler) => string;
  /** Returns the beginning of the paths of programs that later runs use. */
  readonly kept: (compiler: Compiler) => string;
}

/**
 * Makes the jobs that prove some files. All code that judges is loaded from here, and what
 * it is given is in the inputs of the jobs: of both are the keys of what passed.
 */
export function jobsFor({compilers, problems, files, ...options}: Options): Job[] {
  const {outDir, harnessDir, kept, ...rest} = options;
  const {listingsDir} = rest;
  const approaches = problems
    .flatMap(({data}) => data.listings.map(({file}) => `${data.id}/${file}`))
    .filter((file) => files.includes(file));
  const alike = includingTheSame(listingsDir, approaches);
  return compilers.flatMap((compiler, index) => {
    const builder = new NativeBuilder(
      compiler,
      listingsDir,
      path.join(outDir, String(index)),
      harnessDir(compiler),
      alike,
      kept(compiler),
    );
    return jobsWith({...rest, builder, isFirst: index === 0}, problems, files);
  });
}
