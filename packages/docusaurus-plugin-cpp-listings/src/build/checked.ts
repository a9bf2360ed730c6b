import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {articleOf} from '../model/article';
import type {ProblemData} from '../model/problem';
import type {CheckedData, MutantsRecord} from '../model/records';
import type {Measuring, SpeedRecord} from '../model/speed';
import {keyOfArticle, readProofRecord, shownProofRecord} from './proofRecord';

/** What Git says in a folder; empty where there is no Git or no repository. */
function git(folder: string, args: readonly string[]): string {
  const {status, stdout} = spawnSync('git', args, {cwd: folder, encoding: 'utf8'});
  return status === 0 ? stdout.trim() : '';
}

/** The commit that a folder was changed by last; undefined when it has changes that are not committed. */
function commitOf(folder: string): string | undefined {
  const isClean = git(folder, ['status', '--porcelain', '--', '.']) === '';
  const commit = isClean ? git(folder, ['log', '-1', '--format=%H', '--', '.']) : '';
  return commit === '' ? undefined : commit;
}

function mutantsOf(listingsDir: string, article: string): MutantsRecord[] {
  const file = path.join(listingsDir, article, 'mutants.json');
  return fs.existsSync(file)
    ? Object.values(JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, MutantsRecord>)
    : [];
}

function measuringOf(listingsDir: string, article: string): Measuring | undefined {
  const file = path.join(listingsDir, article, 'speed.json');
  if (!fs.existsSync(file)) {
    return undefined;
  }
  const record = JSON.parse(fs.readFileSync(file, 'utf8')) as SpeedRecord;
  const {processor, caches, compiler, flags, date, clockSpread, disturbed, isSteady} = record;
  return {processor, caches, compiler, flags, date, clockSpread, disturbed, isSteady};
}

/** Sums up how an article was checked, and says what of that is missing or too old. */
function checkedOf(
  listingsDir: string,
  article: string,
  problems: readonly ProblemData[],
  checkCommand: string,
): CheckedData {
  const command = `${checkCommand} ${article}`;
  const proof = readProofRecord(listingsDir, article);
  const shown = shownProofRecord(listingsDir, article);
  const isStale = proof && proof.key !== keyOfArticle(listingsDir, article, problems);
  const mutants = mutantsOf(listingsDir, article);
  const total = (count: (record: MutantsRecord) => number) =>
    mutants.reduce((sum, record) => sum + count(record), 0);
  const measuring = measuringOf(listingsDir, article);
  const commit = commitOf(path.join(listingsDir, article));
  return {
    article,
    title: problems.find(({id}) => id === article)?.title ?? article,
    ...(proof && {proof}),
    mutants: {killed: total(({killed}) => killed), explained: total(({alive}) => alive.length)},
    ...(measuring && {measuring}),
    ...(commit !== undefined && {commit}),
    command,
    faults: [
      ...(proof ? [] : [`there is no ${shown}; make it by ${command}`]),
      ...(isStale ? [`the listings changed after ${shown}; make it again by ${command}`] : []),
    ],
  };
}

/**
 * Sums up how each article was checked.
 *
 * @param checkCommand what checks an article again, to which its name is added.
 */
export function checkedArticles(
  listingsDir: string,
  problems: readonly ProblemData[],
  checkCommand: string,
): CheckedData[] {
  return [...new Set(problems.map(({id}) => articleOf(id)))].map((article) =>
    checkedOf(
      listingsDir,
      article,
      problems.filter((problem) => articleOf(problem.id) === article),
      checkCommand,
    ),
  );
}
