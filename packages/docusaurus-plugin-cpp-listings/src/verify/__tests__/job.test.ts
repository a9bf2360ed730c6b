import os from 'node:os';
import {getSystemErrorName} from 'node:util';
import {expect, it} from 'vitest';
import type {LocatedProblem} from '../../content/problems';
import {jobForFile, jobForProblem, type JobContext} from '../job';
import type {Programs} from '../nativeBuilder';
import type {ProcessResult} from '../runProgram';

const {ENOSPC, EDQUOT} = os.constants.errno;

/** Runs a job whose program cannot be built because of a system error. */
const runWithout = (code: string) => {
  const error = Object.assign(new Error(`${code}, write`), {code});
  const builder = {
    compiler: {command: 'g++', version: '', macros: ''},
    buildAlone: () => Promise.reject(error),
  } as unknown as JobContext['builder'];
  const context = {builder, isFirst: true} as JobContext;
  return jobForFile(context, 'sums/tour.cpp').run();
};

it.each([getSystemErrorName(-ENOSPC), getSystemErrorName(-EDQUOT)])(
  'a job ends all jobs when a file cannot be written: %s',
  async (code) => {
    await expect(runWithout(code)).rejects.toMatchObject({name: 'FullDiskError'});
  },
);

it('a job reports any other system error as its result', async () => {
  expect(await runWithout('EACCES')).toEqual([
    {name: 'sums/tour.cpp (g++)', failure: 'EACCES, write'},
  ]);
});

const passed = (part: string): ProcessResult => ({
  ...{stdout: part === 'cases' ? '1\n' : 'agreed on 1\n', stderr: '', status: 0, timedOut: false},
});

const endless = (stderr: string): ProcessResult => ({
  ...{stdout: '', stderr, status: 2, timedOut: true, stopped: 'does not end in 60 seconds'},
});

/**
 * The arguments of all runs of a problem's two listings, and the failures that its job reports.
 *
 * @param failure how a part of the proof of a listing fails; undefined if it passes.
 */
async function triedWith(failure: (file: string, part: string) => ProcessResult | undefined) {
  const runs: string[] = [];
  const run: Programs['run'] = (_build, _tried, listing, [part = 'example']) => {
    runs.push(`${listing} ${part}`);
    return Promise.resolve(failure(listing, part) ?? passed(part));
  };
  const listings = ['a.cpp', 'b.cpp'].map((file) => ({
    ...{file, title: file, time: 'O(n)', space: 'O(1)'},
  }));
  const inputs = [{name: 'a', type: 'int[]'}];
  const cases = [{name: 'One', input: '[1]', output: '1'}];
  const problem: LocatedProblem = {
    data: {id: 'sums', title: 'Sums', inputs, output: 'The sum.', listings, pitfalls: [], cases},
    at: () => 'listings/sums/problem.yaml:1',
  };
  const builder = {
    ...{compiler: {command: 'g++', version: '', macros: ''}, listingsDir: 'listings'},
    ...{shown: (file: string) => `listings/${file}`, compileAlone: () => Promise.resolve(), run},
  } as unknown as JobContext['builder'];
  const built = {listings: new Map(), pitfalls: new Map()};
  const context: JobContext = {
    ...{builder, listingsDir: 'listings', built},
    ...{isFirst: true, update: false, isFull: false},
  };
  const results = await jobForProblem(context, problem, ['sums/a.cpp', 'sums/b.cpp']).run();
  return {runs, failures: results.flatMap(({failure}) => failure ?? [])};
}

it.each(['random', 'large', 'count'])(
  'a proof that does not end is reported once, and nothing else waits for it: %s',
  async (slow) => {
    const {runs, failures} = await triedWith((_, part) =>
      part === slow ? endless('stopped in the proof\n') : undefined,
    );
    expect(failures.filter((failure) => failure.includes('proof.cpp'))).toHaveLength(1);
    expect(runs.filter((run) => run.endsWith(slow))).toEqual([`sums/a.cpp ${slow}`]);
    expect(runs.at(-1)).toBe(`sums/a.cpp ${slow}`);
  },
);

it.each(['cases', 'random', 'large'])(
  'a listing that does not end is tried no further, but the other listings are: %s',
  async (slow) => {
    const {runs, failures} = await triedWith((file, part) =>
      file === 'sums/a.cpp' && part === slow ? endless('') : undefined,
    );
    expect(failures.filter((failure) => failure.includes('does not end'))).toHaveLength(1);
    const ofFirst = runs.filter((run) => run.startsWith('sums/a.cpp'));
    expect(ofFirst.at(-1)).toBe(`sums/a.cpp ${slow}`);
    expect(runs).toContain('sums/b.cpp large');
  },
);

it('a listing that disagrees with the oracle is tried no further, but the other listings are', async () => {
  const {runs, failures} = await triedWith((file, part) =>
    file === 'sums/a.cpp' && part === 'random'
      ? {...passed(part), stdout: 'input    [1]\ngot      1\nexpected 2\n', status: 1}
      : undefined,
  );
  expect(failures.filter((failure) => failure.includes('sums/a.cpp'))).toEqual([
    'listings/sums/a.cpp: disagrees with the oracle:\ninput    [1]\ngot      1\nexpected 2',
  ]);
  expect(runs.filter((run) => run.startsWith('sums/a.cpp')).at(-1)).toBe('sums/a.cpp random');
  expect(runs).toContain('sums/b.cpp large');
});
