import {articleOf} from '../model/article';
import type {MutantsRecord} from '../model/records';
import {readSource} from '../content/sourceFile';
import {isAbout, isChange, lineOf, readEquivalents, type LocatedEquivalent} from './equivalents';
import {findShownMutants, nameOf, type Mutant} from './findMutants';
import {keyOfListing, type ProvedListing} from './listings';
import {readRecord, shownRecord} from './record';

/** The current state of a listing's mutants, according to the record. */
export interface ListingReport {
  readonly file: string;
  /** The listing's record; absent if it was not tried, or if it or its proof changed since. */
  readonly record?: MutantsRecord;
  /** The key that a current record must have. */
  readonly key: string;
  /** How many of the surviving mutants are listed as equivalent. */
  readonly equivalent: number;
  /** The place, the change and the line of each of the other survivors. */
  readonly survivors: readonly string[];
  /** The errors in the list of equivalent mutants. */
  readonly errors: readonly string[];
}

function errorsOf(
  {data, at}: LocatedEquivalent,
  file: string,
  mutants: readonly Mutant[],
  source: string,
  alive: ReadonlySet<string>,
): string[] {
  const own = mutants.filter((mutant) => isAbout(data, mutant, source));
  const what = `"${data.operator}: ${data.change}" in the line "${data.line}" of ${file}`;
  if (own.length === 0) {
    const lines = mutants
      .filter((mutant) => isChange(data, mutant))
      .map((mutant) => `"${lineOf(mutant, source)}"`);
    const places = lines.length > 0 ? `, but in ${[...new Set(lines)].join(' and ')}` : '';
    return [`${at}: there is no mutant ${what}${places}; remove the entry or correct it`];
  }
  return own.every((mutant) => alive.has(nameOf(mutant)))
    ? []
    : [`${at}: the proof kills ${what}; it is not equivalent, so remove the entry`];
}

/** Compares the record with a listing, its mutants and the list of equivalent mutants. */
export async function reportOn(
  listingsDir: string,
  listing: ProvedListing,
): Promise<ListingReport> {
  const {file} = listing;
  const article = articleOf(file);
  const inArticle = file.slice(article.length + 1);
  const source = readSource(listingsDir, file);
  const mutants = await findShownMutants(source);
  const key = keyOfListing(listingsDir, listing, mutants);
  const record = readRecord(listingsDir, article)[inArticle];
  if (record?.key !== key) {
    return {file, key, equivalent: 0, survivors: [], errors: []};
  }
  const alive = new Set(record.alive);
  const entries = readEquivalents(listingsDir, article).filter(({data}) =>
    data.in.includes(inArticle),
  );
  const survivors = mutants
    .filter((mutant) => alive.has(nameOf(mutant)))
    .filter((mutant) => !entries.some(({data}) => isAbout(data, mutant, source.text)));
  return {
    file,
    record,
    key,
    equivalent: alive.size - survivors.length,
    survivors: survivors.map(
      (mutant) => `${source.shown}:${nameOf(mutant)}\n    line: ${lineOf(mutant, source.text)}`,
    ),
    errors: entries.flatMap((entry) => errorsOf(entry, inArticle, mutants, source.text, alive)),
  };
}

/** Returns an error for each missing listing that an article's record or `mutants.yaml` names. */
export function strayEntries(
  listingsDir: string,
  article: string,
  listings: readonly ProvedListing[],
): string[] {
  const files = new Set(listings.map(({file}) => file));
  const isThere = (inArticle: string) => files.has(`${article}/${inArticle}`);
  const named = [
    ...Object.keys(readRecord(listingsDir, article)).map(
      (file) => [shownRecord(listingsDir, article), file] as const,
    ),
    ...readEquivalents(listingsDir, article).flatMap(({data, at}) =>
      data.in.map((file) => [at, file] as const),
    ),
  ];
  return named
    .filter(([, file]) => !isThere(file))
    .map(([at, file]) => `${at}: there is no listing ${file} in ${article} that has a proof`);
}
