import path from 'node:path';
import {isMainProblem} from '../model/article';
import type {Part} from '../model/buildStatus';
import type {ProblemData} from '../model/problem';
import type {BuiltListing, BuiltPitfall, RecordedListing} from './built';
import {costsOf, countsOf} from './costModules';
import {keyOf} from './keyOf';

/** The responses of the development server, by the path below its folder. */
type Served = ReadonlyMap<string, string>;

/** A built part of an article on the development server. */
export interface BuiltPart {
  readonly version: string;
  readonly served: Served;
}

/** Returns the address of a WebAssembly file. */
export type ModuleAddress = (file: string) => string;

/** The paths below the development server's folder. */
export const paths = {
  listing: (file: string) => `${'listings' satisfies Part}/${file}`,
  costs: (problem: string) => `${'costs' satisfies Part}/${problem}`,
  counts: (article: string) => `counts/${article}`,
  hunts: (article: string) => `${'hunts' satisfies Part}/${article}`,
  module: (file: string) => `modules/${path.basename(file)}`,
  compiler: 'compiler',
  status: 'status',
} as const;

function partOf(data: ReadonlyMap<string, unknown>): BuiltPart {
  const served = new Map([...data].map(([name, value]) => [name, JSON.stringify(value)]));
  return {version: keyOf([JSON.stringify([...served])]), served};
}

const addressesOf = ({modules}: RecordedListing, address: ModuleAddress) => ({
  plain: address(modules.plain),
  traced: address(modules.traced),
});

/** Makes the part with the listings of an article, for the panels that run them. */
export function listingsPart(
  listings: ReadonlyMap<string, RecordedListing>,
  address: ModuleAddress,
): BuiltPart {
  return partOf(
    new Map(
      [...listings].map(([file, listing]) => [
        paths.listing(file),
        {
          ...listing.live,
          modules: {...addressesOf(listing, address), proofs: address(listing.modules.proofs)},
        },
      ]),
    ),
  );
}

/** Makes the part with the counted costs of an article, for plots and for single numbers. */
export function costsPart(
  article: string,
  problems: readonly ProblemData[],
  listings: ReadonlyMap<string, BuiltListing>,
  address: ModuleAddress,
): BuiltPart {
  const counts = problems.flatMap((problem) =>
    Object.entries(countsOf(problem, listings)).map(
      ([key, count]) => [`${problem.id}/${key}`, count] as const,
    ),
  );
  const costs = problems
    .filter(({id}) => isMainProblem(id))
    .flatMap((problem) => {
      const listing = listings.get(`${problem.id}/${problem.listings[0]?.file}`);
      const modules = listing && addressesOf(listing, address);
      return modules
        ? [[paths.costs(problem.id), {...costsOf(problem, listings), modules}] as const]
        : [];
    });
  return partOf(
    new Map<string, unknown>([[paths.counts(article), Object.fromEntries(counts)], ...costs]),
  );
}

/** Makes the part with the data of an article's bug hunts. */
export function huntsPart(
  article: string,
  pitfalls: ReadonlyMap<string, BuiltPitfall>,
  address: ModuleAddress,
): BuiltPart {
  const hunts = [...pitfalls].map(([file, {hunt, module, correctModule}]) => [
    file,
    {
      ...hunt,
      pitfall: {...hunt.pitfall, module: address(module)},
      correct: {...hunt.correct, module: address(correctModule)},
    },
  ]);
  return partOf(new Map([[paths.hunts(article), Object.fromEntries(hunts)]]));
}
