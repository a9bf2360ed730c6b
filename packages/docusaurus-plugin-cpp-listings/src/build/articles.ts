import path from 'node:path';
import type {ProblemData} from '../model/problem';
import {readProof} from '../content/proofs';
import {readSource, shownPath} from '../content/sourceFile';
import {keyOf} from './keyOf';
import type {Variant} from '../toolchain/toolchain';
import type {ModuleJob} from './moduleJob';
import {pitfallUnitOf} from './hunts';
import type {BuildKeys} from './keys';
import type {Source, Unit} from './unit';

/** The problems of each article, by its id. */
function articlesOf(problems: readonly ProblemData[]): ReadonlyMap<string, ProblemData[]> {
  const articles = new Map<string, ProblemData[]>();
  for (const problem of problems) {
    const name = problem.id.split('/')[0] ?? problem.id;
    articles.set(name, [...(articles.get(name) ?? []), problem]);
  }
  return articles;
}

/** Every approach of an article's problems. */
function approachUnitOf(name: string, problems: readonly ProblemData[], listingsDir: string): Unit {
  return {
    name,
    listings: problems.flatMap(({id, inputs, listings, cases}) => {
      const example = cases.find((row) => row.example) ?? cases[0];
      const largest = Math.min(...inputs.flatMap(({size}) => size?.[1] ?? []));
      return listings.map(({file}) => ({
        file: `${id}/${file}`,
        shown: shownPath(listingsDir, `${id}/${file}`),
        problem: id,
        example: example?.input ?? '',
        ...(Number.isFinite(largest) && {largest}),
      }));
    }),
  };
}

/** Regions decide what a page shows, and not what is compiled. */
const regionMarker = /^[ \t]*\/\/ #(end)?region.*$/gm;

/** What is compiled of a unit's listings: all but the markers of regions, whose lines stay empty. */
function sourcesOf({listings}: Unit, listingsDir: string): Source[] {
  return listings.map(({file, problem}) => {
    const source = readSource(listingsDir, file);
    return {
      ...source,
      text: source.text.replace(regionMarker, ''),
      proof: readProof(listingsDir, problem),
    };
  });
}

/** The modules of an article, and where they are kept. */
export interface Article {
  readonly problems: readonly ProblemData[];
  readonly approaches: Unit;
  readonly pitfalls: Unit;
  readonly modules: Readonly<Record<Variant, string>>;
  /** The instrumented module of its pitfalls. */
  readonly pitfallModule: string;
  /** What compiles those modules, found or not. */
  readonly jobs: readonly ModuleJob[];
  /** Where the recorded runs of its approaches are kept. */
  readonly traces: string;
  /** Where it is kept what they cost. */
  readonly costs: string;
  /** Where it is kept how the hunts for its pitfalls begin. */
  readonly openings: string;
}

interface Options {
  readonly listingsDir: string;
  readonly cacheDir: string;
  readonly problems: readonly ProblemData[];
}

/** Returns where the modules and recordings of each article are kept, found or not. */
export function planArticles(
  {listingsDir, cacheDir, problems}: Options,
  {compiling, recording}: BuildKeys,
): Article[] {
  const plan = (unit: Unit) => {
    const {name, hasPitfalls} = unit;
    const program = {unit: {name, hasPitfalls}, sources: sourcesOf(unit, listingsDir)};
    const base = `${name}.${keyOf([compiling.modules, JSON.stringify(program)])}`;
    const jobOf = (variant: Variant): ModuleJob => ({
      ...program,
      type: 'module',
      variant,
      target: path.join(cacheDir, `${base}.${variant}.wasm`),
    });
    return {base, jobOf};
  };
  return [...articlesOf(problems)].map(([name, ofArticle]) => {
    const approaches = approachUnitOf(name, ofArticle, listingsDir);
    const pitfalls = pitfallUnitOf(name, ofArticle, listingsDir);
    const [approachPlan, pitfallPlan] = [plan(approaches), plan(pitfalls)];
    const [plain, traced] = [approachPlan.jobOf('plain'), approachPlan.jobOf('traced')];
    const inputs = JSON.stringify(approaches.listings);
    const pitfallJob = pitfallPlan.jobOf('traced');
    const kept = (base: string, kind: string, ...values: readonly string[]) =>
      path.join(cacheDir, `${base}.${kind}.${keyOf(values)}.json`);
    return {
      problems: ofArticle,
      approaches,
      pitfalls,
      modules: {plain: plain.target, traced: traced.target},
      pitfallModule: pitfallJob.target,
      jobs: [plain, traced, ...(pitfalls.listings.length > 0 ? [pitfallJob] : [])],
      traces: kept(approachPlan.base, 'traces', recording.traces, inputs),
      costs: kept(approachPlan.base, 'costs', recording.costs, inputs),
      openings: kept(
        pitfallPlan.base,
        'openings',
        recording.openings,
        approachPlan.base,
        JSON.stringify(ofArticle),
      ),
    };
  });
}

/** Returns all files that are kept of an article, made or not. */
export const filesOf = ({jobs, traces, costs, openings}: Article): string[] => [
  ...jobs.map(({target}) => target),
  ...[traces, costs, openings],
];
