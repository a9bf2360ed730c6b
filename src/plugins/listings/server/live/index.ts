import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {ProblemData} from '../../shared';
import type {ApproachCosts} from '../../shared/costs';
import type {KeptListing} from '../../shared/keptTrace';
import {noteUse, removeUnused} from '../caches';
import {kitFiles} from '../compiler/kitFiles';
import {proofFiles, readProof, wholeProof} from '../proofs';
import {readStarter} from '../starters';
import {huntsOf, pitfallUnitOf, type BuiltPitfall} from './hunts';
import {runJobs} from './pool';
import type {ModuleJob} from './protocol';
import {recordedTraces} from './record';
import {recordedCosts} from './recordCosts';
import {runtimeFiles, runtimeParts} from './runtime';
import {listingFlags, variants, type Variant} from '../../shared/toolchain';
import type {Unit} from './unit';

/** A listing that the page can run. */
export interface BuiltListing {
  readonly live: Omit<KeptListing, 'modules'>;
  readonly costs: ApproachCosts;
  /** The files of its modules. */
  readonly modules: Readonly<Record<Variant, string>>;
}

/** All that the pages can run, by the file below `listings/`. */
export interface Built {
  readonly listings: ReadonlyMap<string, BuiltListing>;
  readonly pitfalls: ReadonlyMap<string, BuiltPitfall>;
}

/** What to build for the page, and where. */
export interface Options {
  readonly listingsDir: string;
  /** Keeps what was built; what is found there is not built again. */
  readonly cacheDir: string;
  readonly problems: readonly ProblemData[];
  /** Called when there is something to build, and as each module is done. */
  readonly onProgress: (done: number, total: number) => void;
}

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
function approachUnitOf(name: string, problems: readonly ProblemData[]): Unit {
  return {
    name,
    listings: problems.flatMap(({id, inputs, listings, cases}) => {
      const example = cases.find((row) => row.example) ?? cases[0];
      const largest = Math.min(...inputs.flatMap(({size}) => size?.[1] ?? []));
      return listings.map(({file}) => ({
        file: `${id}/${file}`,
        problem: id,
        example: example?.input ?? '',
        ...(Number.isFinite(largest) && {largest}),
      }));
    }),
  };
}

const sharedDir = path.resolve(__dirname, '../../shared');

/** What of this plugin decides what becomes of a listing's text. */
const builders = [
  ...['runtime.ts', 'unit.ts', 'instrument', '../proofs.ts'].map((name) =>
    path.join(__dirname, name),
  ),
  ...['toolchain.ts', 'instrument'].map((name) => path.join(sharedDir, name)),
];

/** What makes the compiler for the page. */
const kitMaker = path.resolve(__dirname, '../compiler');

/** What of it decides how a run is recorded, and how one is judged. */
const recorders = [
  path.join(__dirname, 'record.ts'),
  path.join(__dirname, 'hunts.ts'),
  ...['judge.ts', 'keptTrace.ts', 'recordTrace.ts', 'runModule.ts', 'typeName.ts'].map((name) =>
    path.join(sharedDir, name),
  ),
];

/** What of it decides how costs are counted. */
const counters = [
  path.join(__dirname, 'recordCosts.ts'),
  ...['costs.ts', 'runModule.ts'].map((name) => path.join(sharedDir, name)),
];

/** A hash of some words and of files; those of folders too, tests left out. */
function keyOf(parts: readonly string[], places: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts));
  const filesOf = (place: string): string[] =>
    fs.statSync(place).isFile()
      ? [place]
      : fs
          .readdirSync(place, {recursive: true, encoding: 'utf8'})
          .filter((file) => !file.includes('__tests__'))
          .map((file) => path.join(place, file))
          .filter((file) => fs.statSync(file).isFile())
          .sort();
  places.flatMap(filesOf).forEach((file) => hash.update(fs.readFileSync(file)));
  return hash.digest('hex').slice(0, 12);
}

function toolchainVersion(): string {
  const manifest = path.join(path.dirname(require.resolve('@yowasp/clang')), '../package.json');
  return (JSON.parse(fs.readFileSync(manifest, 'utf8')) as {version: string}).version;
}

/** Regions decide what a page shows, and not what is compiled. */
const regionMarker = /^\s*\/\/ #(end)?region.*$/gm;

function unitKey(unit: Unit, tools: string, listingsDir: string): string {
  const problems = [...new Set(unit.listings.map(({problem}) => problem))];
  const files = [
    ...unit.listings.map(({file}) => file),
    ...problems.flatMap((problem) => proofFiles(listingsDir, problem)),
  ];
  const texts = files.map((file) =>
    fs.readFileSync(path.join(listingsDir, file), 'utf8').replace(regionMarker, ''),
  );
  return keyOf([tools, ...files, ...texts], []);
}

/** Days for which what is not used is kept: for other branches and other copies of the site. */
const keptDays = 14;

/** What decides all compilations: the toolchain, the runtime and the builders. */
function toolsKey(listingsDir: string): string {
  return keyOf(
    [toolchainVersion(), JSON.stringify(listingFlags)],
    [...runtimeFiles(listingsDir), ...builders],
  );
}

const sharedOf = (cacheDir: string, tools: string) => path.join(cacheDir, `shared.${tools}`);

/**
 * Makes the files of the compiler in the page, unless an earlier build has.
 *
 * @returns the folder that they are in.
 */
export async function buildKit({
  listingsDir,
  cacheDir,
  onMaking,
}: Pick<Options, 'listingsDir' | 'cacheDir'> & {readonly onMaking: () => void}): Promise<string> {
  const tools = toolsKey(listingsDir);
  const target = path.join(cacheDir, `compiler.${keyOf([tools], [kitMaker])}`);
  if (!Object.values(kitFiles).every((file) => fs.existsSync(path.join(target, file)))) {
    onMaking();
    const folders = {listingsDir, sharedDir: sharedOf(cacheDir, tools)};
    await runJobs([{type: 'kit', target}], folders, () => undefined);
  }
  noteUse([target]);
  removeUnused(cacheDir, keptDays);
  return target;
}

/** The modules of an article, and where they are kept. */
interface Article {
  readonly problems: readonly ProblemData[];
  readonly approaches: Unit;
  readonly pitfalls: Unit;
  readonly modules: Readonly<Record<Variant, string>>;
  /** The instrumented module of its pitfalls. */
  readonly pitfallModule: string;
  /** Where the recorded runs of its approaches are kept. */
  readonly traces: string;
  /** Where it is kept what they cost. */
  readonly costs: string;
  /** Where it is kept how the hunts for its pitfalls begin. */
  readonly openings: string;
}

function planArticles({listingsDir, cacheDir, problems}: Options, tools: string): Article[] {
  const [recorder, counter] = [keyOf([], recorders), keyOf([], counters)];
  return [...articlesOf(problems)].map(([name, ofArticle]) => {
    const [approaches, pitfalls] = [
      approachUnitOf(name, ofArticle),
      pitfallUnitOf(name, ofArticle),
    ];
    const [base, pitfallBase] = [approaches, pitfalls].map((unit) =>
      path.join(cacheDir, `${unit.name}.${unitKey(unit, tools, listingsDir)}`),
    ) as [string, string];
    const examples = keyOf([recorder, ...approaches.listings.map(({example}) => example)], []);
    const sizes = keyOf([counter, JSON.stringify(approaches.listings)], []);
    const hunts = keyOf([recorder, base, JSON.stringify(ofArticle)], []);
    return {
      problems: ofArticle,
      approaches,
      pitfalls,
      modules: {plain: `${base}.plain.wasm`, traced: `${base}.traced.wasm`},
      pitfallModule: `${pitfallBase}.traced.wasm`,
      traces: `${base}.${examples}.json`,
      costs: `${base}.costs.${sizes}.json`,
      openings: `${pitfallBase}.${hunts}.json`,
    };
  });
}

function jobsFor({approaches, pitfalls, modules, pitfallModule}: Article): ModuleJob[] {
  const all: ModuleJob[] = variants.map((variant) => ({
    type: 'module',
    variant,
    unit: approaches,
    target: modules[variant],
  }));
  if (pitfalls.listings.length > 0) {
    all.push({type: 'module', variant: 'traced', unit: pitfalls, target: pitfallModule});
  }
  return all.filter(({target}) => !fs.existsSync(target));
}

function listingsOf(
  {problems, approaches, modules, traces, costs}: Article,
  listingsDir: string,
): [string, BuiltListing][] {
  const recorded = recordedTraces(approaches, modules.traced, traces);
  const counted = recordedCosts(approaches, modules, costs);
  return approaches.listings.map(({file, problem}, entry) => {
    const trace = recorded[entry];
    const cost = counted[entry];
    if (!trace || !cost) {
      const lacking = trace ? costs : traces;
      throw new Error(`${lacking} has no run of listings/${file}; delete that file`);
    }
    const source = fs.readFileSync(path.join(listingsDir, file), 'utf8').trimEnd();
    const proof = wholeProof(readProof(listingsDir, problem));
    const starter = readStarter(listingsDir, problem);
    const cases = (problems.find(({id}) => id === problem)?.cases ?? []).map(
      ({name, input, output}) => ({name, input, output}),
    );
    const live = {file, source, entry, trace, proof, cases, starter};
    return [file, {live, costs: cost, modules}];
  });
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
  const tools = toolsKey(listingsDir);
  const articles = planArticles(options, tools);
  const jobs = articles.flatMap(jobsFor);
  if (jobs.length > 0) {
    const folders = {listingsDir, sharedDir: sharedOf(cacheDir, tools)};
    let done = 0;
    onProgress(done, jobs.length);
    await runJobs(
      variants.map((variant) => ({type: 'header', variant})),
      folders,
      () => undefined,
    );
    const runtime = runtimeParts.map((part) => ({type: 'runtime', part}) as const);
    await runJobs([...runtime, ...jobs], folders, ({type}) => {
      if (type === 'module') {
        onProgress(++done, jobs.length);
      }
    });
    noteUse(
      [
        folders.sharedDir,
        ...articles.flatMap(({modules, pitfallModule}) => [
          ...Object.values(modules),
          pitfallModule,
        ]),
      ].filter((file) => fs.existsSync(file)),
    );
    removeUnused(cacheDir, keptDays);
  }
  return () => record(articles, listingsDir);
}

function record(articles: readonly Article[], listingsDir: string): Built {
  const listings = new Map(articles.flatMap((article) => listingsOf(article, listingsDir)));
  const pitfalls = new Map(
    articles.flatMap(({problems, pitfalls: unit, pitfallModule, openings}) =>
      huntsOf({listingsDir, problems, unit, listings, module: pitfallModule, kept: openings}),
    ),
  );
  return {listings, pitfalls};
}

/** Compiles and records. @throws Error as compileLive and what it returns do. */
export async function buildLive(options: Options): Promise<Built> {
  const recordLive = await compileLive(options);
  return recordLive();
}
