import fs from 'node:fs';
import path from 'node:path';
import {Joi} from '@docusaurus/utils-validation';
import type {Records} from '../model/records';
import {shownPath} from '../content/sourceFile';
import {recordSchemas} from './recordSchemas';

/** Returns the path of a record. */
export const recordPath = (listingsDir: string, article: string, name: keyof Records): string =>
  path.join(listingsDir, article, name);

/** Returns the path of a record from the site's folder, for error messages. */
export const shownRecordPath = (
  listingsDir: string,
  article: string,
  name: keyof Records,
): string => shownPath(listingsDir, `${article}/${name}`);

/**
 * Reads a record of an article; undefined if there is none.
 *
 * @throws Error naming a record that cannot be read or does not match its schema.
 */
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
    const record: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    return Joi.attempt(record, recordSchemas[name], {convert: false});
  } catch (error) {
    const shown = shownRecordPath(listingsDir, article, name);
    throw new Error(`${shown}: ${(error as Error).message}; delete it and create it again`, {
      cause: error,
    });
  }
}
