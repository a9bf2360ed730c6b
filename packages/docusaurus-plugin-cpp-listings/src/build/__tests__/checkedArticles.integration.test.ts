import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {findProblems, readProblem} from '../../content/problems';
import {checkedArticles} from '../checkedArticles';

const fixture = path.join(__dirname, '../../verify/__fixtures__/sum');
let listingsDir: string;

function check(folder = listingsDir) {
  const problems = findProblems(folder).map((id) => readProblem(folder, id).data);
  return checkedArticles(folder, problems, 'npm run check --')[0];
}

function git(...args: string[]): string {
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];
  return spawnSync('git', [...identity, ...args], {cwd: listingsDir, encoding: 'utf8'}).stdout;
}

beforeEach(() => {
  listingsDir = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'committed-')), 'listings');
  fs.cpSync(fixture, path.join(listingsDir, 'sum'), {recursive: true});
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'Add a listing');
});

afterEach(() => {
  fs.rmSync(path.dirname(listingsDir), {recursive: true});
});

describe('the summary of an article’s checks', () => {
  it('names the commit of the listings, and no commit while they have uncommitted changes', () => {
    expect(check()?.commit).toBe(git('rev-parse', 'HEAD').trim());
    fs.appendFileSync(path.join(listingsDir, 'sum/loop.cpp'), '// Changed.\n');
    expect(check()).not.toHaveProperty('commit');
  });

  it('names no commit in a shallow clone', () => {
    git('commit', '-qm', 'Change nothing of it', '--allow-empty');
    const clone = path.join(path.dirname(listingsDir), 'clone');
    git('clone', '-q', '--depth', '1', `file://${listingsDir}`, clone);
    expect(check(clone)).not.toHaveProperty('commit');
  });
});
