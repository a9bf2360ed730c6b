import path from 'node:path';
import type {ProblemData} from '../model/problem';
import {countKey, inputKinds, measures, type CostsData} from '../model/costs';
import {costsFolder, costsModule, liveFolder} from '../content/moduleNames';
import {isMainProblem} from '../model/article';
import type {BuiltListing} from './built';
import {wasmModule} from './listingModules';
import {ModuleFolder} from './moduleFolder';

/** Name of the data module with the costs of all problems, for the prerendered pages. */
export const allCostsModule = 'costs.json';

type Built = ReadonlyMap<string, BuiltListing>;
type StaticCosts = Omit<CostsData, 'modules'>;

/**
 * Returns the costs of a problem that a page draws.
 *
 * @throws Error naming the listing that was not built.
 */
export function costsOf({id, inputs, listings}: ProblemData, built: Built): StaticCosts {
  const found = listings.map(({file}) => {
    const listing = built.get(`${id}/${file}`);
    if (!listing) {
      throw new Error(`${id}/${file} was not built`);
    }
    return {file, ...listing};
  });
  return {
    approaches: listings,
    inputs,
    costs: Object.fromEntries(found.map(({file, costs}) => [file, costs])),
    entries: found.map(({live}) => live.entry),
  };
}

/** Returns the costs that prerendered pages draw, by the problem. */
export function allCosts(
  problems: readonly ProblemData[],
  built: Built,
): Record<string, StaticCosts> {
  return Object.fromEntries(
    problems
      .filter(({id}) => isMainProblem(id))
      .map((problem) => [problem.id, costsOf(problem, built)]),
  );
}

/**
 * Returns a problem's counts, each with its own key, so that a page contains only the counts that
 * it cites.
 */
export function countsOf({id, listings}: ProblemData, built: Built): Record<string, number> {
  return Object.fromEntries(
    listings.flatMap(({file}) => {
      const costs = built.get(`${id}/${file}`)?.costs;
      return inputKinds.flatMap((kind) =>
        Object.entries(costs?.[kind] ?? {}).flatMap(([n, counts]) =>
          measures.map((measure) => [countKey(file, measure, n, kind), counts[measure]]),
        ),
      );
    }),
  );
}

/** Writes a module for each problem, with its costs and the addresses of its WebAssembly. */
export function writeCostModules(
  dataDir: string,
  problems: readonly ProblemData[],
  built: Built,
): void {
  const folder = new ModuleFolder(path.join(dataDir, costsFolder));
  const address = (module: string) => `../${liveFolder}/${wasmModule(module)}`;
  for (const problem of problems.filter(({id}) => isMainProblem(id))) {
    const modules = built.get(`${problem.id}/${problem.listings[0]?.file}`)?.modules;
    if (modules) {
      folder.writeModule(costsModule(problem.id), costsOf(problem, built), {
        plain: address(modules.plain),
        traced: address(modules.traced),
      });
    }
  }
  folder.removeOthers();
}
