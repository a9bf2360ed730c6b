import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {articleOf} from '../model/article';
import type {ProblemData} from '../model/problem';
import type {CheckedData, MutantsRecord} from '../model/records';
import type {Machine} from '../model/speed';
import {keyOfArticle} from './proofRecord';
import {readRecordFile, shownRecordPath} from './records';

/** Returns the output of a Git command in a folder; empty without Git or a repository. */
function git(folder: string, args: readonly string[]): string {
  const {status, stdout} = spawnSync('git', args, {cwd: folder, encoding: 'utf8'});
  return status === 0 ? stdout.trim() : '';
}

/**
 * Returns the last commit that changed a folder; undefined if the folder has uncommitted changes.
 * Also undefined in a shallow clone, where Git would name the oldest commit that it has.
 */
function commitOf(folder: string): string | undefined {
  const isWhole = git(folder, ['rev-parse', '--is-shallow-repository']) === 'false';
  const isClean = isWhole && git(folder, ['status', '--porcelain', '--', '.']) === '';
  const commit = isClean ? git(folder, ['log', '-1', '--format=%H', '--', '.']) : '';
  return commit === '' ? undefined : commit;
}

function machineOf(listingsDir: string, article: string): Machine | undefined {
  const record = readRecordFile(listingsDir, article, 'speed.json');
  if (!record) {
    return undefined;
  }
  const {processor, caches, compiler, flags, date} = record;
  return {processor, caches, compiler, flags, date};
}

/** Summarises how an article was checked, and which of its records are missing or stale. */
function checkedOf(
  listingsDir: string,
  article: string,
  problems: readonly ProblemData[],
  checkCommand: string,
): CheckedData {
  const command = `${checkCommand} ${article}`;
  const proof = readRecordFile(listingsDir, article, 'proof.json');
  const shown = shownRecordPath(listingsDir, article, 'proof.json');
  const isStale = proof && proof.key !== keyOfArticle(listingsDir, article, problems);
  const mutants = Object.values(readRecordFile(listingsDir, article, 'mutants.json') ?? {});
  const total = (count: (record: MutantsRecord) => number) =>
    mutants.reduce((sum, record) => sum + count(record), 0);
  const machine = machineOf(listingsDir, article);
  const commit = commitOf(path.join(listingsDir, article));
  return {
    article,
    ...(proof && {proof}),
    ...(mutants.length > 0 && {
      mutants: {killed: total(({killed}) => killed), explained: total(({alive}) => alive.length)},
    }),
    ...(machine && {machine}),
    ...(commit !== undefined && {commit}),
    command,
    faults: [
      ...(proof ? [] : [`there is no ${shown}; create it with ${command}`]),
      ...(isStale ? [`the listings changed after ${shown}; create it again with ${command}`] : []),
    ],
  };
}

/**
 * Summarises how each article was checked.
 *
 * @param checkCommand the command that checks an article again; the article's name is appended.
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
