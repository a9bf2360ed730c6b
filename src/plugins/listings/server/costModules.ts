import path from 'node:path';
import type {ProblemData} from '../shared';
import {inputKinds, measures, type CostsData} from '../shared/costs';
import {flat} from './dataModules';
import type {BuiltListing} from './live';
import {liveFolder, wasmModule} from './live/liveModules';
import {ModuleFolder} from './moduleFolder';

/** The folder of what pages import to draw costs, below the plugin's data. */
export const costsFolder = 'costs';

/** Name of the data module with the costs of all problems, for the prerendered pages. */
export const allCostsModule = 'costs.json';

/** Name of the module that a page imports to draw the costs of a problem. */
export const costsModule = (problem: string): string => `${flat(problem)}.js`;

/** Name of the data module with a problem's counts, one by one, for a page's text. */
export const countsModule = (problem: string): string => `${flat(problem)}.counts.json`;

/** Whether costs are counted on all kinds of inputs: variants and exercises have their bounds checked alone. */
export const isCountedWhole = (problem: string): boolean => !problem.includes('/');

/** The name of a count in a problem's counts. */
export const countKey = (file: string, measure: string, n: string, inputs: string): string =>
  `${file} ${measure} ${n} ${inputs}`;

type Built = ReadonlyMap<string, BuiltListing>;
type Still = Omit<CostsData, 'modules'>;

function costsOf({id, inputs, listings}: ProblemData, built: Built): Still {
  const found = listings.map(({file}) => {
    const listing = built.get(`${id}/${file}`);
    if (!listing) {
      throw new Error(`listings/${id}/${file} was not compiled for the page`);
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

/** What the prerendered pages draw, by the problem. */
export function allCosts(problems: readonly ProblemData[], built: Built): Record<string, Still> {
  return Object.fromEntries(
    problems
      .filter(({id}) => isCountedWhole(id))
      .map((problem) => [problem.id, costsOf(problem, built)]),
  );
}

/** A problem's counts, each by its own key, so that a page holds those it names and no more. */
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
  for (const problem of problems.filter(({id}) => isCountedWhole(id))) {
    const modules = built.get(`${problem.id}/${problem.listings[0]?.file}`)?.modules;
    if (modules) {
      folder.writeModule(
        costsModule(problem.id),
        costsOf(problem, built),
        {plain: address(modules.plain), traced: address(modules.traced)},
        '{...data, modules: {plain, traced}}',
      );
    }
  }
  folder.removeOthers();
}
