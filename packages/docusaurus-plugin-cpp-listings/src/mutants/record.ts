import fs from 'node:fs';
import path from 'node:path';
import {writeAtomically} from '../build/atomicFile';
import {shownPath} from '../content/sourceFile';
import {nameOf, type Mutant} from './findMutants';
import type {Fate} from './tryMutants';

/** What became of the mutants of a listing, as it is kept. */
export interface ListingRecord {
  /** Of what they were made and tried with. */
  readonly key: string;
  readonly refused: number;
  readonly killed: number;
  /** The names of those that no trial killed. */
  readonly alive: readonly string[];
}

/** The records of an article, by the paths of its listings below the article's folder. */
export type ArticleRecord = Readonly<Record<string, ListingRecord>>;

const recordFile = 'mutants.json';

/** The record of an article, from the site's folder, as errors name it. */
export const shownRecord = (listingsDir: string, article: string): string =>
  shownPath(listingsDir, `${article}/${recordFile}`);

/** Reads the record of an article; empty where there is none. */
export function readRecord(listingsDir: string, article: string): ArticleRecord {
  const file = path.join(listingsDir, article, recordFile);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as ArticleRecord) : {};
}

/** Writes the record of an article, in the order of the paths. */
export function writeRecord(listingsDir: string, article: string, record: ArticleRecord): void {
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  const text = `${JSON.stringify(sorted, undefined, 2)}\n`;
  writeAtomically(path.join(listingsDir, article, recordFile), text);
}

/** Makes the record of a listing. */
export function recordOf(key: string, fates: ReadonlyMap<Mutant, Fate>): ListingRecord {
  const those = (wanted: Fate) =>
    [...fates].filter(([, fate]) => fate === wanted).map(([mutant]) => mutant);
  return {
    key,
    refused: those('refused').length,
    killed: those('killed').length,
    alive: those('alive').map(nameOf),
  };
}
