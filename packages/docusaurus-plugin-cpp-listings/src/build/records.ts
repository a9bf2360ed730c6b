import fs from 'node:fs';
import path from 'node:path';
import type {ArticleMutants, ProofRecord} from '../model/records';
import type {SpeedRecord} from '../model/speed';
import {shownPath} from '../content/sourceFile';

/** What is committed next to the listings of an article, by the file's name. */
export interface Records {
  readonly 'mutants.json': ArticleMutants;
  readonly 'proof.json': ProofRecord;
  readonly 'speed.json': SpeedRecord;
}

/** The file of a record. */
export const recordPath = (listingsDir: string, article: string, name: keyof Records): string =>
  path.join(listingsDir, article, name);

/** The file of a record, from the site's folder, as errors name it. */
export const shownRecordPath = (
  listingsDir: string,
  article: string,
  name: keyof Records,
): string => shownPath(listingsDir, `${article}/${name}`);

/** Reads a record of an article; undefined where there is none. @throws Error naming one that cannot be read. */
export function readRecordFile<Name extends keyof Records>(
  listingsDir: string,
  article: string,
  name: Name,
): Records[Name] | undefined {
  const file = recordPath(listingsDir, article, name);
  if (!fs.existsSync(file)) {
    return undefined;
  }
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Records[Name];
  } catch (error) {
    const shown = shownRecordPath(listingsDir, article, name);
    throw new Error(`${shown}: ${(error as Error).message}; delete it and make it again`, {
      cause: error,
    });
  }
}
