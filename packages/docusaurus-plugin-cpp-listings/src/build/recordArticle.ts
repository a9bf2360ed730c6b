import fs from 'node:fs';
import path from 'node:path';
import {readProof} from '../content/proofs';
import {readStarter} from '../content/starters';
import type {Article, EditedApproaches} from './articles';
import {readCompiledProofs} from './compileProofs';
import type {Built, BuiltListing, BuiltPitfall, RecordedListing} from './built';
import type {Recording} from './compileJobs';
import {huntsOf} from './hunts';
import {readCached} from './readCached';
import {requireRecording} from './readOrRecord';
import {readOrRecordCosts} from './recordCosts';
import {readOrRecordTraces} from './recordTraces';
import {callerOf} from './unit';

/** The modules and the recorded run of a listing. */
type Recorded = Pick<RecordedListing, 'modules'> & Pick<RecordedListing['live'], 'entry' | 'trace'>;

/** Combines the listings of an article with their recordings, by the listing's file. */
function listingsWith(
  {problems, approaches, modules: {proofs}}: Pick<Article, 'problems' | 'approaches' | 'modules'>,
  listingsDir: string,
  recordedOf: (file: string, entry: number) => Recorded,
): Map<string, RecordedListing> {
  const compiled = readCached(proofs, () => readCompiledProofs(proofs));
  return new Map(
    approaches.listings.map(({file, problem}, index) => {
      const cases = (problems.find(({id}) => id === problem)?.cases ?? []).map(
        ({name, input, output}) => ({name, input, output}),
      );
      const {entry, trace, modules} = recordedOf(file, index);
      const live = {
        file,
        source: fs.readFileSync(path.join(listingsDir, file), 'utf8').trimEnd(),
        entry,
        trace,
        caller: callerOf(readProof(listingsDir, problem), compiled),
        cases,
        starter: readStarter(listingsDir, problem),
      };
      return [file, {live, modules}];
    }),
  );
}

/**
 * Returns the approaches of an article with their recorded runs on the problems' examples, by file.
 *
 * @throws Error naming the listing that fails on its example.
 */
export function recordListings(
  article: Article,
  listingsDir: string,
): Map<string, RecordedListing> {
  const {approaches, modules, traces} = article;
  const recorded = readOrRecordTraces(approaches, modules.traced, traces);
  return listingsWith(article, listingsDir, (file, entry) => ({
    modules,
    entry,
    trace: requireRecording(recorded[entry], traces, file),
  }));
}

/**
 * Returns the same after an edit. The edited listings have separate modules.
 *
 * @param earlier the listings before the edit.
 * @throws Error naming the edited listing that fails on its example.
 */
export function recordEdited(
  article: Article,
  {approaches, modules, traces}: EditedApproaches,
  earlier: ReadonlyMap<string, RecordedListing>,
  listingsDir: string,
): Map<string, RecordedListing> {
  const recorded = readOrRecordTraces(approaches, modules.traced, traces);
  return listingsWith(article, listingsDir, (file) => {
    const entry = approaches.listings.findIndex((listing) => listing.file === file);
    if (entry >= 0) {
      return {modules, entry, trace: requireRecording(recorded[entry], traces, file)};
    }
    const {live, modules: before} = requireRecording(earlier.get(file), traces, file);
    return {modules: before, entry: live.entry, trace: live.trace};
  });
}

/**
 * Returns the same listings with their costs.
 *
 * @throws Error naming the listing that does not finish.
 */
export function recordCosts(
  {approaches, modules, costs}: Article,
  listings: ReadonlyMap<string, RecordedListing>,
): Map<string, BuiltListing> {
  const counted = readOrRecordCosts(approaches, modules, costs);
  return new Map(
    [...listings].map(([file, listing]) => [
      file,
      {...listing, costs: requireRecording(counted[listing.live.entry], costs, file)},
    ]),
  );
}

/** Returns the bug hunts for an article's pitfalls, by the pitfall's file. */
export function recordHunts(
  {problems, pitfalls: unit, pitfallModule: module, openings: cacheFile}: Article,
  listingsDir: string,
  listings: ReadonlyMap<string, RecordedListing>,
): Map<string, BuiltPitfall> {
  return new Map(huntsOf({listingsDir, problems, unit, listings, module, cacheFile}));
}

/**
 * Records everything that pages show of an article's modules, or reads it from the cache.
 *
 * @throws Error naming the listing that fails.
 */
export function recordArticle(article: Article, listingsDir: string): Built {
  const listings = recordCosts(article, recordListings(article, listingsDir));
  return {listings, pitfalls: recordHunts(article, listingsDir, listings)};
}

/** Functions that write one recording of an article to its file, unless the file exists. */
export const recordings: Readonly<
  Record<Recording, (article: Article, listingsDir: string) => void>
> = {
  traces: (article) =>
    readOrRecordTraces(article.approaches, article.modules.traced, article.traces),
  costs: (article) => readOrRecordCosts(article.approaches, article.modules, article.costs),
  openings: (article, listingsDir) =>
    recordHunts(article, listingsDir, recordListings(article, listingsDir)),
};
