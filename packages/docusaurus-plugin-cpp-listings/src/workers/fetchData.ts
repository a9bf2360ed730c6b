import type {CostsData} from '../model/costs';
import type {EncodedListing} from '../model/encodedTrace';
import type {BugHuntData, StoredBugHunt} from '../model/bugHunt';
import type {SpeedData} from '../model/speed';
import {whenBuilt} from './developmentBuild';
import {fetchFile} from './fetchFile';

/** Addresses of a listing's or a problem's data and of its modules. */
export interface DataAddresses {
  readonly data: string;
  readonly plain: string;
  readonly traced: string;
  /** Of what a reader's program is linked with, for a listing. */
  readonly proofs?: string;
}

/** Addresses of the data of an article's hunts and of the two modules that they run. */
export interface HuntAddresses {
  readonly data: string;
  readonly pitfall: string;
  readonly correct: string;
}

/** The hunts of an article, by the pitfall's file. */
export type Hunts = Readonly<Partial<Record<string, BugHuntData>>>;

/**
 * In development, waits for what the server has yet to build; that data names its modules itself.
 *
 * @throws Error with the status when the host does not give it.
 */
async function fetchJson(address: string): Promise<unknown> {
  if (process.env.NODE_ENV === 'development') {
    await whenBuilt(address);
  }
  return (await fetchFile(address)).json();
}

/** Fetches a listing. @throws Error with the status when the host does not give it. */
export async function fetchListing({data, ...modules}: DataAddresses): Promise<EncodedListing> {
  const listing = (await fetchJson(data)) as Omit<EncodedListing, 'modules'>;
  return {modules, ...listing};
}

/** Fetches a problem's costs. @throws Error with the status when the host does not give it. */
export async function fetchCosts({data, ...modules}: DataAddresses): Promise<CostsData> {
  const costs = (await fetchJson(data)) as Omit<CostsData, 'modules'>;
  return {modules, ...costs};
}

/** Where the recorded speeds of a problem are. */
export type SpeedAddress = Pick<DataAddresses, 'data'>;

/** Fetches a problem's speeds. @throws Error with the status when the host does not give it. */
export const fetchSpeeds = async ({data}: SpeedAddress): Promise<SpeedData> =>
  (await (await fetchFile(data)).json()) as SpeedData;

/** Counts of an article's listings, by file, measure, size and kind of input. */
export type Counts = Readonly<Partial<Record<string, number>>>;

/** Fetches an article's counts in development. @throws Error with the status when the host does not give it. */
export const fetchCounts = async (address: string): Promise<Counts> =>
  (await fetchJson(address)) as Counts;

/** Fetches an article's hunts. @throws Error with the status when the host does not give it. */
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
