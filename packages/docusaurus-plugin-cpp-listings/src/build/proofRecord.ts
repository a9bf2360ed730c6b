import fs from 'node:fs';
import path from 'node:path';
import type {ProblemData} from '../model/problem';
import type {ProofRecord} from '../model/records';
import {withoutComments} from '../content/withoutComments';
import {listFiles} from '../content/listFiles';
import {writeAtomically} from './atomicFile';
import {keyOf} from './keyOf';
import {recordPath} from './records';

/** Writes the record of an article's proofs. If only the date differs, the old record stays. */
export function writeProofRecord(listingsDir: string, article: string, record: ProofRecord): void {
  const file = recordPath(listingsDir, article, 'proof.json');
  const text = `${JSON.stringify(record, undefined, 2)}\n`;
  // Compared as text, so that a record that cannot be parsed is written again.
  const last = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  if (last.replace(/"date": "[^"]*"/, `"date": "${record.date}"`) !== text) {
    writeAtomically(file, text);
  }
}

/** Returns the parts of a problem that decide a verdict, without the text for readers. */
function judgedPart({id, inputs, listings, pitfalls, cases}: ProblemData): object {
  return {
    id,
    inputs: inputs.map(({type, size, values, sorted}) => [type, size, values, sorted]),
    listings: listings.map(({file, time, space}) => [file, time, space]),
    pitfalls: pitfalls.map(({file, input, expected, fails, gives, breaks, correct}) => [
      ...[file, input, expected, fails, gives],
      ...[breaks, correct],
    ]),
    cases: cases.map(({input, output}) => [input, output]),
  };
}

/**
 * Returns a key of everything in an article's folder that its proofs test, without comments. The
 * test harness is not in the key: every commit is tested with it, and the record states the
 * compilers and flags that were used.
 *
 * @param problems the problems of the article.
 */
export function keyOfArticle(
  listingsDir: string,
  article: string,
  problems: readonly ProblemData[],
): string {
  const folder = path.join(listingsDir, article);
  const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');
  return keyOf([
    ...listFiles(folder, /\.([ch]pp|out)$/).flatMap((file) => [
      file,
      file.endsWith('.out') ? read(file) : withoutComments(read(file)),
    ]),
    ...problems.map((problem) => JSON.stringify(judgedPart(problem))),
  ]);
}
