import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {ProblemData} from '../../shared';
import type {ApproachCosts} from '../../shared/costs';
import type {LiveListing} from '../../shared/trace';
import {runJobs} from './pool';
import type {Job} from './protocol';
import {recordedTraces} from './record';
import {recordedCosts} from './recordCosts';
import {runtimeFiles} from './runtime';
import {listingFlags, variants, type Variant} from './toolchain';
import type {Unit} from './unit';

/** A listing that the page can run. */
export interface BuiltListing {
  readonly live: Omit<LiveListing, 'modules'>;
  readonly costs: ApproachCosts;
  /** The files of its modules. */
  readonly modules: Readonly<Record<Variant, string>>;
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

/** Where what is built for the pages is kept: for all copies of the site, and beyond `npm ci`. */
export function liveCache(): string {
  const caches = process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache');
  return path.join(caches, 'contiguous-listings');
}

/** Every approach of every problem, by article: one pair of modules for each. */
function unitsOf(problems: readonly ProblemData[]): Unit[] {
  const articles = [...new Set(problems.map(({id}) => id.split('/')[0] ?? id))];
  return articles.map((name) => ({
    name,
    listings: problems
      .filter(({id}) => id === name || id.startsWith(`${name}/`))
      .flatMap(({id, inputs, listings, cases}) => {
        const example = cases.find((row) => row.example) ?? cases[0];
        const largest = Math.min(...inputs.flatMap(({size}) => size?.[1] ?? []));
        return listings.map(({file}) => ({
          file: `${id}/${file}`,
          proof: `${id}/proof.cpp`,
          example: example?.input ?? '',
          ...(Number.isFinite(largest) && {largest}),
        }));
      }),
  }));
}

const sharedDir = path.resolve(__dirname, '../../shared');

/** What of this plugin decides what becomes of a listing's text. */
const builders = ['toolchain.ts', 'runtime.ts', 'unit.ts', 'instrument.ts', 'instrument'].map(
  (name) => path.join(__dirname, name),
);

/** What of it decides how a run is recorded. */
const recorders = [
  path.join(__dirname, 'record.ts'),
  ...['recordTrace.ts', 'runModule.ts', 'typeName.ts'].map((name) => path.join(sharedDir, name)),
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
  const files = [...new Set(unit.listings.flatMap(({file, proof}) => [file, proof]))];
  const texts = files.map((file) =>
    fs.readFileSync(path.join(listingsDir, file), 'utf8').replace(regionMarker, ''),
  );
  return keyOf([tools, ...files, ...texts], []);
}

/** Days for which what is not used is kept: for other branches and other copies of the site. */
const keptDays = 14;

/** Notes that files are in use, and clears what has long been in none. */
function removeUnused(cacheDir: string, used: readonly string[]): void {
  const now = Date.now();
  used.forEach((file) => fs.utimesSync(file, now / 1000, now / 1000));
  const oldest = now - keptDays * 24 * 60 * 60 * 1000;
  fs.readdirSync(cacheDir)
    .map((entry) => path.join(cacheDir, entry))
    .filter((entry) => fs.statSync(entry).mtimeMs < oldest)
    .forEach((entry) => fs.rmSync(entry, {recursive: true, force: true}));
}

/**
 * Compiles every approach to WebAssembly, plain and instrumented, and records its run
 * on the problem's first example. Nothing that was built before is built again.
 *
 * @returns what was built, by the listing's file.
 * @throws Error naming file, line and reason when a listing cannot be instrumented,
 * does not compile, or fails on its example.
 */
export async function buildLive({
  listingsDir,
  cacheDir,
  problems,
  onProgress,
}: Options): Promise<ReadonlyMap<string, BuiltListing>> {
  fs.mkdirSync(cacheDir, {recursive: true});
  const tools = keyOf(
    [toolchainVersion(), JSON.stringify(listingFlags)],
    [...runtimeFiles(listingsDir), ...builders],
  );
  const recorder = keyOf([], recorders);
  const counter = keyOf([], counters);
  const units = unitsOf(problems).map((unit) => {
    const name = `${unit.name}.${unitKey(unit, tools, listingsDir)}`;
    const fileOf = (variant: Variant) => path.join(cacheDir, `${name}.${variant}.wasm`);
    const examples = keyOf([recorder, ...unit.listings.map(({example}) => example)], []);
    return {
      unit,
      modules: {plain: fileOf('plain'), traced: fileOf('traced')},
      traces: path.join(cacheDir, `${name}.${examples}.json`),
      costs: path.join(cacheDir, `${name}.costs.${counter}.json`),
    };
  });
  const jobs = units.flatMap(({unit, modules}) =>
    variants
      .filter((variant) => !fs.existsSync(modules[variant]))
      .map((variant): Job => ({type: 'module', variant, unit, target: modules[variant]})),
  );
  if (jobs.length > 0) {
    const folders = {listingsDir, sharedDir: path.join(cacheDir, `shared.${tools}`)};
    let done = 0;
    onProgress(done, jobs.length);
    await runJobs(
      variants.map((variant) => ({type: 'prepare', variant})),
      folders,
      () => undefined,
    );
    await runJobs(jobs, folders, () => onProgress(++done, jobs.length));
    removeUnused(cacheDir, [
      folders.sharedDir,
      ...units.flatMap(({modules}) => Object.values(modules)),
    ]);
  }
  return new Map(
    units.flatMap(({unit, modules, traces, costs}) => {
      const recorded = recordedTraces(unit, modules.traced, traces);
      const counted = recordedCosts(unit, modules, costs);
      return unit.listings.map(({file}, entry) => {
        const trace = recorded[entry];
        const cost = counted[entry];
        if (!trace || !cost) {
          const lacking = trace ? costs : traces;
          throw new Error(`${lacking} has no run of listings/${file}; delete that file`);
        }
        const source = fs.readFileSync(path.join(listingsDir, file), 'utf8').trimEnd();
        return [file, {live: {file, source, entry, trace}, costs: cost, modules}] as const;
      });
    }),
  );
}
