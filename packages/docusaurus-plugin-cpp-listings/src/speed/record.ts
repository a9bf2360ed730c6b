import fs from 'node:fs';
import path from 'node:path';
import type {ProblemData} from '../model/problem';
import type {SpeedData, SpeedRecord} from '../model/speed';
import {writeAtomically} from '../build/atomicFile';
import {includeClosure} from '../build/includeClosure';
import {keyOf} from '../build/keyOf';
import {readRecordFile, recordPath, shownRecordPath} from '../build/records';
import {codeOnly} from '../content/codeOnly';
import {isCountedWhole} from '../model/article';
import {timedBy} from '../content/proofs';

/** The record of a problem, from the site's folder, as errors name it. */
export const shownRecord = (listingsDir: string, problem: string): string =>
  shownRecordPath(listingsDir, problem, 'speed.json');

/**
 * Returns the keys of what is measured of a problem, by the listing's file: the code of the
 * listing, and of what calls it and makes its inputs. Comments and layout are no part of it.
 */
export function speedKeys(
  listingsDir: string,
  {id, listings}: Pick<ProblemData, 'id' | 'listings'>,
): Record<string, string> {
  const call = timedBy(listingsDir, id);
  const keyOfCode = (files: readonly string[]) =>
    keyOf(
      includeClosure(files.map((file) => path.join(listingsDir, file))).map((file) =>
        codeOnly(fs.readFileSync(file, 'utf8')),
      ),
    );
  return Object.fromEntries(listings.map(({file}) => [file, keyOfCode([`${id}/${file}`, call])]));
}

/** Why a record is not of the listings as they are, if it is not. */
function staleness(
  listingsDir: string,
  problem: ProblemData,
  {keys}: SpeedRecord,
  command: string,
): string | undefined {
  const now = speedKeys(listingsDir, problem);
  const changed = Object.keys({...now, ...keys}).filter((file) => keys[file] !== now[file]);
  return changed.length === 0
    ? undefined
    : `${shownRecord(listingsDir, problem.id)} is older than ${changed.join(', ')}, ` +
        `or than what calls ${changed.length === 1 ? 'it' : 'them'}; run ${command} ${problem.id}`;
}

/**
 * Reads what pages draw and cite of a problem's speeds.
 *
 * @param command what makes the record, to which the problem's name is added; for errors.
 */
export function readSpeeds(listingsDir: string, problem: ProblemData, command: string): SpeedData {
  const {id, listings: approaches} = problem;
  const record = readRecordFile(listingsDir, id, 'speed.json');
  if (!record) {
    const fault = `there is no ${shownRecord(listingsDir, id)}; run ${command} ${id}`;
    return {approaches, fault};
  }
  const fault = staleness(listingsDir, problem, record, command);
  return {approaches, record, ...(fault !== undefined && {fault})};
}

/** Reads the speeds of all articles' problems, by the problem. */
export const readAllSpeeds = (
  listingsDir: string,
  problems: readonly ProblemData[],
  command: string,
): ReadonlyMap<string, SpeedData> =>
  new Map(
    problems
      .filter(({id}) => isCountedWhole(id))
      .map((problem) => [problem.id, readSpeeds(listingsDir, problem, command)]),
  );

/** @throws Error naming the records that are not of their listings as they are. */
export function requireFresh(speeds: ReadonlyMap<string, SpeedData>): void {
  const faults = [...speeds.values()].flatMap(({record, fault}) =>
    record && fault !== undefined ? [fault] : [],
  );
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
}

/** Writes the record of a problem, with a line for each speed. */
export function writeRecord(listingsDir: string, problem: string, record: SpeedRecord): void {
  const text = JSON.stringify(record, undefined, 2).replace(
    /\[\s+([^\]"]*?)\s+\]/g,
    (_, inner: string) => `[${inner.replace(/\s+/g, ' ')}]`,
  );
  writeAtomically(recordPath(listingsDir, problem, 'speed.json'), `${text}\n`);
}
