import fs from 'node:fs';
import path from 'node:path';
import type {ProblemData} from '../model/problem';
import type {SpeedData, SpeedRecord} from '../model/speed';
import {writeAtomically} from '../build/atomicFile';
import {includeClosure} from '../build/includeClosure';
import {keyOf} from '../build/keyOf';
import {readRecordFile, recordPath, shownRecordPath} from '../build/records';
import {withoutComments} from '../content/withoutComments';
import {isMainProblem} from '../model/article';
import {readTimedProof} from '../content/proofs';

/** Returns the path of a problem's record relative to the site's folder, as errors name it. */
export const shownRecord = (listingsDir: string, problem: string): string =>
  shownRecordPath(listingsDir, problem, 'speed.json');

/**
 * Returns the keys of a problem's measured code, by the listing's file. A key covers the code of
 * the listing, and the code that calls it and makes its inputs, but no comments and no layout.
 */
export function speedKeys(
  listingsDir: string,
  {id, listings}: Pick<ProblemData, 'id' | 'listings'>,
): Record<string, string> {
  const call = readTimedProof(listingsDir, id).file;
  const keyOfCode = (files: readonly string[]) =>
    keyOf(
      includeClosure(files.map((file) => path.join(listingsDir, file))).map((file) =>
        withoutComments(fs.readFileSync(file, 'utf8')),
      ),
    );
  return Object.fromEntries(listings.map(({file}) => [file, keyOfCode([`${id}/${file}`, call])]));
}

/** Returns why a record is not of the current listings, if it is not. */
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
    : `${shownRecord(listingsDir, problem.id)} is out of date: ${changed.join(', ')} ` +
        `or the code that calls ${changed.length === 1 ? 'it' : 'them'} has changed; ` +
        `run ${command} ${problem.id}`;
}

/**
 * Reads the speeds of a problem that pages draw and cite.
 *
 * @param command the command that makes the record, without the problem's name; for errors.
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

/** Reads the speeds of all articles' problems, by problem id. */
export const readAllSpeeds = (
  listingsDir: string,
  problems: readonly ProblemData[],
  command: string,
): ReadonlyMap<string, SpeedData> =>
  new Map(
    problems
      .filter(({id}) => isMainProblem(id))
      .map((problem) => [problem.id, readSpeeds(listingsDir, problem, command)]),
  );

/** Checks that the existing records are current. @throws Error naming those that are not. */
export function requireFresh(speeds: ReadonlyMap<string, SpeedData>): void {
  const faults = [...speeds.values()].flatMap(({record, fault}) =>
    record && fault !== undefined ? [fault] : [],
  );
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
}

/** Writes the record of a problem, with each speed on one line. */
export function writeRecord(listingsDir: string, problem: string, record: SpeedRecord): void {
  const text = JSON.stringify(record, undefined, 2).replace(
    /\[\s+([^\]"]*?)\s+\]/g,
    (_, inner: string) => `[${inner.replace(/\s+/g, ' ')}]`,
  );
  writeAtomically(recordPath(listingsDir, problem, 'speed.json'), `${text}\n`);
}
