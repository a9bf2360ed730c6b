import type {CostsData} from '../model/costs';
import type {EncodedListing} from '../model/encodedTrace';
import type {BugHuntData, StoredBugHunt} from '../model/bugHunt';
import type {SpeedData} from '../model/speed';
import {whenBuilt} from './developmentBuild';
import {fetchFile} from './fetchFile';

/** URLs of the data and the modules of a listing or a problem. */
export interface DataAddresses {
  readonly data: string;
  readonly plain: string;
  readonly traced: string;
  /** URL of the object that a reader's program is linked with; only for a listing. */
  readonly proofs?: string;
}

/** URLs of the data of an article's hunts, and of the two modules that they run. */
export interface HuntAddresses {
  readonly data: string;
  readonly pitfall: string;
  readonly correct: string;
}

/** The hunts of an article, by the pitfall's file. */
export type Hunts = Readonly<Partial<Record<string, BugHuntData>>>;

/**
 * Fetches JSON. In development, waits until the server has built it; such data contains the URLs of
 * its modules.
 *
 * @throws Error with the HTTP status if the host reports an error.
 */
async function fetchJson(address: string): Promise<unknown> {
  if (process.env.NODE_ENV === 'development') {
    await whenBuilt(address);
  }
  return (await fetchFile(address)).json();
}

/** Fetches a listing. @throws Error with the HTTP status if the host reports an error. */
export async function fetchListing({data, ...modules}: DataAddresses): Promise<EncodedListing> {
  const listing = (await fetchJson(data)) as Omit<EncodedListing, 'modules'>;
  return {modules, ...listing};
}

/** Fetches a problem's costs. @throws Error with the HTTP status if the host reports an error. */
export async function fetchCosts({data, ...modules}: DataAddresses): Promise<CostsData> {
  const costs = (await fetchJson(data)) as Omit<CostsData, 'modules'>;
  return {modules, ...costs};
}

/** The URL of a problem's recorded speeds. */
export type SpeedAddress = Pick<DataAddresses, 'data'>;

/** Fetches a problem's speeds. @throws Error with the HTTP status if the host reports an error. */
export const fetchSpeeds = async ({data}: SpeedAddress): Promise<SpeedData> =>
  (await (await fetchFile(data)).json()) as SpeedData;

/** Counts of an article's listings, by file, measure, size and kind of input. */
export type Counts = Readonly<Partial<Record<string, number>>>;

/** Fetches an article's counts in development. @throws Error with the HTTP status on failure. */
export const fetchCounts = async (address: string): Promise<Counts> =>
  (await fetchJson(address)) as Counts;

/** Fetches an article's hunts. @throws Error with the HTTP status if the host reports an error. */
export async function fetchHunts({data, pitfall, correct}: HuntAddresses): Promise<Hunts> {
  const hunts = (await fetchJson(data)) as Readonly<Record<string, StoredBugHunt>>;
  return Object.fromEntries(
    Object.entries(hunts).map(([file, hunt]) => [
      file,
      {
        ...hunt,
        pitfall: {module: pitfall, ...hunt.pitfall},
        correct: {module: correct, ...hunt.correct},
      },
    ]),
  );
}
