import type {ArticleMutants, MutantsRecord} from '../model/records';
import {writeAtomically} from '../build/atomicFile';
import {readRecordFile, recordPath, shownRecordPath} from '../build/records';
import {nameOf, type Mutant} from './findMutants';
import type {Fate} from './tryMutants';

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
export function recordOf(key: string, fates: ReadonlyMap<Mutant, Fate>): MutantsRecord {
  const those = (wanted: Fate) =>
    [...fates].filter(([, fate]) => fate === wanted).map(([mutant]) => mutant);
  return {
    key,
    refused: those('refused').length,
    killed: those('killed').length,
    alive: those('alive').map(nameOf),
  };
}
