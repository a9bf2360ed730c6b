import fs from 'node:fs';
import path from 'node:path';
import {articleOf} from '../model/article';
import {greatestSizeOf, leastSizeOf} from '../model/inputs';
import type {ProblemData} from '../model/problem';
import {readProof, readSpeedSource} from '../content/proofs';
import {readSource, shownPath} from '../content/sourceFile';
import {keyOf} from './keyOf';
import type {Variant} from '../toolchain/toolchain';
import type {RecordedListing} from './built';
import {proofFilesOf} from './compileProofs';
import type {ModuleJob, ProofsJob} from './moduleJob';
import {pitfallUnitOf} from './hunts';
import type {BuildKeys} from './keys';
import type {Source, Unit} from './unit';

/** The problems of each article, by its id. */
function articlesOf(problems: readonly ProblemData[]): ReadonlyMap<string, ProblemData[]> {
  const articles = new Map<string, ProblemData[]>();
  for (const problem of problems) {
    const name = articleOf(problem.id);
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
      const least = leastSizeOf(inputs);
      const largest = greatestSizeOf(inputs);
      return listings.map(({file}) => ({
        file: `${id}/${file}`,
        shown: shownPath(listingsDir, `${id}/${file}`),
        problem: id,
        example: example?.input ?? '',
        ...(least > 1 && {least}),
        ...(Number.isFinite(largest) && {largest}),
      }));
    }),
  };
}

/** Regions decide what a page shows, and not what is compiled. */
const regionMarker = /^[ \t]*\/\/ #(end)?region.*$/gm;

/** What is compiled of a unit's listings: all but the markers of regions, whose lines stay empty. */
function sourcesOf({listings, hasPitfalls}: Unit, listingsDir: string): Source[] {
  return listings.map(({file, problem}) => {
    const source = readSource(listingsDir, file);
    const speed = hasPitfalls ? undefined : readSpeedSource(listingsDir, problem);
    return {
      ...source,
      text: source.text.replace(regionMarker, ''),
      proof: readProof(listingsDir, problem),
      ...(speed && {speed}),
    };
  });
}

/** What compiles the modules of an article, found or not. */
interface ModuleJobs extends Readonly<Record<Variant, ModuleJob>> {
  /** The instrumented module of its pitfalls; absent where it has none. */
  readonly pitfalls?: ModuleJob;
}

/** The modules of an article, and where they are kept. */
export interface Article {
  readonly problems: readonly ProblemData[];
  readonly approaches: Unit;
  readonly pitfalls: Unit;
  readonly modules: RecordedListing['modules'];
  /** The instrumented module of its pitfalls. */
  readonly pitfallModule: string;
  /** What compiles the proofs that those modules are linked with, found or not. */
  readonly proofs: ProofsJob;
  readonly jobs: ModuleJobs;
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

/** Returns what compiles the proofs of some sources. */
function planProofs(
  name: string,
  sources: readonly Source[],
  {cacheDir}: Pick<Options, 'cacheDir'>,
  {compiling}: BuildKeys,
): ProofsJob {
  const byFile = new Map(sources.flatMap(({proof}) => (proof ? [[proof.file, proof]] : [])));
  const proofs = [...byFile.values()];
  const key = keyOf([compiling.modules, JSON.stringify(proofs)]);
  return {type: 'proofs', proofs, target: path.join(cacheDir, `${name}.${key}.proofs.wasm`)};
}

/** Returns what compiles the modules of a unit, and what the names of their files begin with. */
function planModules(
  {name, hasPitfalls}: Unit,
  sources: readonly Source[],
  {target: proofs}: ProofsJob,
  {cacheDir}: Pick<Options, 'cacheDir'>,
  {compiling}: BuildKeys,
) {
  const program = {unit: {name, hasPitfalls}, sources};
  const values = [compiling.modules, JSON.stringify(program), path.basename(proofs)];
  const base = `${name}.${keyOf(values)}`;
  const jobOf = (variant: Variant): ModuleJob => ({
    ...program,
    proofs,
    type: 'module',
    variant,
    target: path.join(cacheDir, `${base}.${variant}.wasm`),
  });
  return {base, jobOf};
}

/** Returns where a recording of modules is kept; the values decide what is recorded. */
const recordingFile = (
  {cacheDir}: Pick<Options, 'cacheDir'>,
  base: string,
  kind: string,
  ...values: readonly string[]
) => path.join(cacheDir, `${base}.${kind}.${keyOf(values)}.json`);

/** Returns where the modules and recordings of each article are kept, found or not. */
export function planArticles(options: Options, keys: BuildKeys): Article[] {
  const {listingsDir, problems} = options;
  const {recording} = keys;
  return [...articlesOf(problems)].map(([name, ofArticle]) => {
    const approaches = approachUnitOf(name, ofArticle, listingsDir);
    const pitfalls = pitfallUnitOf(name, ofArticle, listingsDir);
    const sources = [approaches, pitfalls].map((unit) => sourcesOf(unit, listingsDir));
    const proofs = planProofs(name, sources.flat(), options, keys);
    const [approachPlan, pitfallPlan] = [
      planModules(approaches, sources[0] ?? [], proofs, options, keys),
      planModules(pitfalls, sources[1] ?? [], proofs, options, keys),
    ];
    const jobs = {plain: approachPlan.jobOf('plain'), traced: approachPlan.jobOf('traced')};
    const inputs = JSON.stringify(approaches.listings);
    const pitfallJob = pitfallPlan.jobOf('traced');
    const kept = (base: string, kind: string, ...values: readonly string[]) =>
      recordingFile(options, base, kind, ...values);
    return {
      problems: ofArticle,
      approaches,
      pitfalls,
      modules: {plain: jobs.plain.target, traced: jobs.traced.target, proofs: proofs.target},
      pitfallModule: pitfallJob.target,
      proofs,
      jobs: {...jobs, ...(pitfalls.listings.length > 0 && {pitfalls: pitfallJob})},
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

/** Approaches of an article that have modules of their own. */
export interface EditedApproaches extends Pick<Article, 'approaches' | 'modules' | 'traces'> {
  readonly jobs: Readonly<Record<Variant, ModuleJob>>;
}

/** To compile more approaches by themselves takes as long as the article does. */
const maxEdited = 2;

/**
 * Returns modules of their own for the approaches whose text is another than in an earlier
 * plan of the article: they compile sooner than the article. Undefined when there are none
 * or many, when more than the text of approaches has changed, or when the article is
 * compiled already.
 */
export function planEdited(
  earlier: Article,
  {approaches, modules, proofs, jobs: planned}: Article,
  options: Pick<Options, 'cacheDir'>,
  keys: BuildKeys,
): EditedApproaches | undefined {
  const before = earlier.jobs.plain.sources;
  const {sources} = planned.plain;
  const withoutText = (of: readonly Source[]) =>
    JSON.stringify(of.map((one) => ({...one, text: ''})));
  if (
    JSON.stringify(earlier.approaches) !== JSON.stringify(approaches) ||
    withoutText(before) !== withoutText(sources)
  ) {
    return undefined;
  }
  const isEdited = (index: number) => before[index]?.text !== sources[index]?.text;
  const edited = {
    ...approaches,
    listings: approaches.listings.filter((_, index) => isEdited(index)),
  };
  const count = edited.listings.length;
  const isSooner = count > 0 && count <= maxEdited && count < approaches.listings.length;
  if (!isSooner || fs.existsSync(modules.traced)) {
    return undefined;
  }
  const {base, jobOf} = planModules(
    edited,
    sources.filter((_, index) => isEdited(index)),
    proofs,
    options,
    keys,
  );
  const jobs = {plain: jobOf('plain'), traced: jobOf('traced')};
  const inputs = JSON.stringify(edited.listings);
  return {
    approaches: edited,
    modules: {plain: jobs.plain.target, traced: jobs.traced.target, proofs: proofs.target},
    jobs,
    traces: recordingFile(options, base, 'traces', keys.recording.traces, inputs),
  };
}

/** Returns what compiles the modules of an article. */
export const jobsOf = ({jobs: {plain, traced, pitfalls}}: Pick<Article, 'jobs'>): ModuleJob[] => [
  ...[plain, traced],
  ...(pitfalls ? [pitfalls] : []),
];

/** Returns all files that are kept of an article, made or not. */
export const filesOf = ({proofs, jobs, traces, costs, openings}: Article): string[] => [
  ...proofFilesOf(proofs.target),
  ...jobsOf({jobs}).map(({target}) => target),
  ...[traces, costs, openings],
];
