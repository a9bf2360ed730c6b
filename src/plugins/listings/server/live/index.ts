import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {ProblemData} from '../../shared';
import type {LiveListing, Trace} from '../../shared/trace';
import {runJobs} from './pool';
import type {Job} from './protocol';
import {runtimeDir} from './runtime';
import {listingFlags, runtimeFlags, variants, type Variant} from './toolchain';
import type {Unit} from './unit';

/** A listing that the page can run. */
export interface BuiltListing {
  readonly live: Omit<LiveListing, 'modules'>;
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

/** Every approach of every problem, by article: one pair of modules for each. */
function unitsOf(problems: readonly ProblemData[]): Unit[] {
  const articles = [...new Set(problems.map(({id}) => id.split('/')[0] ?? id))];
  return articles.map((name) => ({
    name,
    listings: problems
      .filter(({id}) => id === name || id.startsWith(`${name}/`))
      .flatMap(({id, listings, cases}) => {
        const example = cases.find((row) => row.example) ?? cases[0];
        return listings.map(({file}) => ({
          file: `${id}/${file}`,
          proof: `${id}/proof.cpp`,
          example: example?.input ?? '',
        }));
      }),
  }));
}

/** Everything but a unit's own text that decides what becomes of it. */
function toolsKey(): string {
  const {version} = JSON.parse(
    fs.readFileSync(
      path.join(path.dirname(require.resolve('@yowasp/clang')), '../package.json'),
      'utf8',
    ),
  ) as {version: string};
  const hash = createHash('sha256').update(JSON.stringify([version, listingFlags, runtimeFlags]));
  const shared = path.resolve(__dirname, '../../shared');
  for (const dir of [runtimeDir, __dirname, shared]) {
    fs.readdirSync(dir, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(hpp|cpp|ts)$|handler$/.test(file) && !file.includes('__tests__'))
      .sort()
      .forEach((file) => hash.update(file).update(fs.readFileSync(path.join(dir, file))));
  }
  return hash.digest('hex').slice(0, 12);
}

function unitKey(unit: Unit, tools: string, listingsDir: string): string {
  const hash = createHash('sha256').update(tools).update(JSON.stringify(unit));
  const files = unit.listings.flatMap(({file, proof}) => [file, proof]);
  new Set(files).forEach((file) => hash.update(fs.readFileSync(path.join(listingsDir, file))));
  return hash.digest('hex').slice(0, 12);
}

/** Clears what earlier texts or tools left. */
function removeOthers(cacheDir: string, kept: readonly string[]): void {
  fs.readdirSync(cacheDir)
    .filter((entry) => !kept.some((name) => entry.startsWith(name)))
    .forEach((entry) => fs.rmSync(path.join(cacheDir, entry), {recursive: true, force: true}));
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
  const tools = toolsKey();
  const shared = `shared.${tools}`;
  const units = unitsOf(problems).map((unit) => {
    const name = `${unit.name}.${unitKey(unit, tools, listingsDir)}`;
    return {unit, name, target: path.join(cacheDir, name)};
  });
  const modules = units.flatMap(({unit, target}) =>
    variants
      .filter((variant) => !fs.existsSync(`${target}.${variant}.wasm`))
      .map((variant): Job => ({type: 'module', variant, unit, target})),
  );
  if (modules.length > 0) {
    const folders = {listingsDir, sharedDir: path.join(cacheDir, shared)};
    let done = 0;
    onProgress(done, modules.length);
    await runJobs(
      variants.map((variant) => ({type: 'prepare', variant})),
      folders,
      () => undefined,
    );
    await runJobs(modules, folders, () => onProgress(++done, modules.length));
    removeOthers(cacheDir, [shared, ...units.map(({name}) => name)]);
  }
  return new Map(
    units.flatMap(({unit, target}) => {
      const traces = JSON.parse(fs.readFileSync(`${target}.traces.json`, 'utf8')) as Trace[];
      return unit.listings.map(({file}, entry) => {
        const trace = traces[entry];
        if (!trace) {
          throw new Error(`${target}.traces.json has no run of listings/${file}; delete that file`);
        }
        const source = fs.readFileSync(path.join(listingsDir, file), 'utf8').trimEnd();
        return [
          file,
          {
            live: {file, source, entry, trace},
            modules: {plain: `${target}.plain.wasm`, traced: `${target}.traced.wasm`},
          },
        ] as const;
      });
    }),
  );
}
