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

/** Returns the problems of each article, by the article's name. */
function articlesOf(problems: readonly ProblemData[]): ReadonlyMap<string, ProblemData[]> {
  const articles = new Map<string, ProblemData[]>();
  for (const problem of problems) {
    const name = articleOf(problem.id);
    articles.set(name, [...(articles.get(name) ?? []), problem]);
  }
  return articles;
}

/** Returns the unit of all approaches to an article's problems. */
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

/** Matches region markers, which decide what a page shows and do not affect the compiled code. */
const regionMarker = /^[ \t]*\/\/ #(end)?region.*$/gm;

/**
 * Returns the sources of a unit without region markers. The markers' lines stay, empty, so that
 * line numbers do not change.
 */
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

/** The jobs that compile the modules of an article, whether or not the modules exist yet. */
interface ModuleJobs extends Readonly<Record<Variant, ModuleJob>> {
  /** The job for the instrumented module of the pitfalls; absent if the article has none. */
  readonly pitfalls?: ModuleJob;
}

/** The plan of an article: its jobs, and the paths of its cached files. */
export interface Article {
  readonly problems: readonly ProblemData[];
  readonly approaches: Unit;
  readonly pitfalls: Unit;
  readonly modules: RecordedListing['modules'];
  /** The path of the instrumented module of the pitfalls. */
  readonly pitfallModule: string;
  /** The job that compiles the proofs that these modules are linked with. */
  readonly proofs: ProofsJob;
  readonly jobs: ModuleJobs;
  /** The path of the recorded runs of the approaches. */
  readonly traces: string;
  /** The path of the counted costs of the approaches. */
  readonly costs: string;
  /** The path of the openings of the bug hunts. */
  readonly openings: string;
}

interface Options {
  readonly listingsDir: string;
  readonly cacheDir: string;
  readonly problems: readonly ProblemData[];
}

/** Returns the job that compiles the proofs of some sources. */
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

/**
 * Returns a function that makes the jobs for a unit's modules, and the prefix of their file names.
 */
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

/**
 * Returns the path of a cached recording. Its key covers `values`, on which the recording depends.
 */
const recordingFile = (
  {cacheDir}: Pick<Options, 'cacheDir'>,
  base: string,
  kind: string,
  ...values: readonly string[]
) => path.join(cacheDir, `${base}.${kind}.${keyOf(values)}.json`);

/**
 * Plans each article: its jobs, and the paths of its cached modules and recordings. These files
 * need not exist yet.
 */
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
    const fileFor = (base: string, kind: string, ...values: readonly string[]) =>
      recordingFile(options, base, kind, ...values);
    return {
      problems: ofArticle,
      approaches,
      pitfalls,
      modules: {plain: jobs.plain.target, traced: jobs.traced.target, proofs: proofs.target},
      pitfallModule: pitfallJob.target,
      proofs,
      jobs: {...jobs, ...(pitfalls.listings.length > 0 && {pitfalls: pitfallJob})},
      traces: fileFor(approachPlan.base, 'traces', recording.traces, inputs),
      costs: fileFor(approachPlan.base, 'costs', recording.costs, inputs),
      openings: fileFor(
        pitfallPlan.base,
        'openings',
        recording.openings,
        approachPlan.base,
        JSON.stringify(ofArticle),
      ),
    };
  });
}

/** Approaches of an article that are compiled to separate modules after an edit. */
export interface EditedApproaches extends Pick<Article, 'approaches' | 'modules' | 'traces'> {
  readonly jobs: Readonly<Record<Variant, ModuleJob>>;
}

/** Compiling more approaches separately would take as long as compiling the whole article. */
const maxEdited = 2;

/**
 * Plans separate modules for the approaches whose text differs from an earlier plan of the article:
 * they compile sooner than the whole article. Returns undefined when no or many approaches differ,
 * when anything besides their text has changed, or when the article is already compiled.
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

/** Returns the jobs that compile the modules of an article. */
export const jobsOf = ({jobs: {plain, traced, pitfalls}}: Pick<Article, 'jobs'>): ModuleJob[] => [
  ...[plain, traced],
  ...(pitfalls ? [pitfalls] : []),
];

/** Returns the paths of all cached files of an article, whether or not they exist yet. */
export const filesOf = ({proofs, jobs, traces, costs, openings}: Article): string[] => [
  ...proofFilesOf(proofs.target),
  ...jobsOf({jobs}).map(({target}) => target),
  ...[traces, costs, openings],
];
