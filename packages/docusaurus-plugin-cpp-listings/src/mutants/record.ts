import type {ArticleMutants, MutantsRecord} from '../model/records';
import {writeAtomically} from '../build/atomicFile';
import {readRecordFile, recordPath, shownRecordPath} from '../build/records';
import {nameOf, type Mutant} from './findMutants';
import type {MutantStatus} from './tryMutants';

/** Returns the path of an article's record relative to the site's folder, as errors name it. */
export const shownRecord = (listingsDir: string, article: string): string =>
  shownRecordPath(listingsDir, article, 'mutants.json');

/** Reads the record of an article; empty if there is none. */
export const readRecord = (listingsDir: string, article: string): ArticleMutants =>
  readRecordFile(listingsDir, article, 'mutants.json') ?? {};

/** Writes the record of an article, sorted by path. */
export function writeRecord(listingsDir: string, article: string, record: ArticleMutants): void {
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  const text = `${JSON.stringify(sorted, undefined, 2)}\n`;
  writeAtomically(recordPath(listingsDir, article, 'mutants.json'), text);
}

/** Makes the record of a listing. */
export function recordOf(key: string, statuses: ReadonlyMap<Mutant, MutantStatus>): MutantsRecord {
  const withStatus = (wanted: MutantStatus) =>
    [...statuses].filter(([, status]) => status === wanted).map(([mutant]) => mutant);
  return {
    key,
    refused: withStatus('refused').length,
    killed: withStatus('killed').length,
    alive: withStatus('alive').map(nameOf),
  };
}
