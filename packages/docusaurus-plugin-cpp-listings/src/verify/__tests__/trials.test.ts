import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import type {ApproachData} from '../../model/problem';
import type {LocatedProblem} from '../../content/problems';
import type {Programs} from '../nativeBuilder';
import type {ProcessResult} from '../runProgram';
import {tryCases} from '../tryCases';
import {tryLarge, tryRandom} from '../tryComparisons';
import {tryCosts} from '../tryCosts';
import {tryExample} from '../tryExample';

/** Fake programs that all run into their time limit. */
const endless: Programs = {
  compiler: {command: 'g++', version: 'g++ 14', macros: ''},
  listingsDir: '/site/listings',
  shown: (file) => `listings/${file}`,
  run: () => Promise.resolve({stdout: '1 8 0\n', stderr: '', status: null, timedOut: true}),
};

const approach: ApproachData = {file: 'sum.cpp', title: 'Sum', time: 'O(n)', space: 'O(1)'};

const problem: LocatedProblem = {
  data: {
    id: 'sums',
    title: 'Sums',
    inputs: [{name: 'a', type: 'int[]', size: [0, 100_000]}],
    output: 'The sum.',
    listings: [approach],
    pitfalls: [],
    cases: [],
  },
  at: () => 'listings/sums/problem.yaml:1',
};

const tried = {id: 'sums', files: ['sums/sum.cpp']};

/** Fake programs that all run into their time limit in the proof's own code, such as the oracle. */
const slowProof: Programs = {
  ...endless,
  run: async (...args) => ({
    ...(await endless.run(...args)),
    stderr: 'input    [1, 2]\nstopped in the proof\n',
  }),
};

describe('a trial that does not end', () => {
  const stopped =
    'listings/sums/proof.cpp: stopped after 120 seconds, most of them in its oracle, its judge or ' +
    'the code that makes inputs, when sum.cpp was';

  it('names the listing, the proof and the fix if the listing was running on random inputs', async () => {
    expect(await tryRandom(endless, tried, problem, approach)).toMatchObject({
      failure:
        'listings/sums/sum.cpp: does not end in 120 seconds when it is tried on 4000 random inputs; ' +
        'correct it, or let "random" in listings/sums/proof.cpp make smaller inputs',
      isLast: true,
    });
  });

  it('names the stated time if the listing was running on large inputs', async () => {
    expect(await tryLarge(endless, tried, problem, approach)).toMatchObject([
      {
        failure:
          'listings/sums/sum.cpp: does not end in 120 seconds when it is tried at 100000 elements; ' +
          'correct it, or its time, O(n), at listings/sums/problem.yaml:1',
        isLast: true,
      },
    ]);
  });

  it('names the constant to lower if the listing was running when its costs were counted', async () => {
    await expect(tryCosts(endless, tried, problem, approach)).rejects.toThrow(
      'listings/sums/sum.cpp: does not end in 120 seconds when it is counted; correct it, or set ' +
        'Problem::largest in listings/sums/proof.cpp to a smaller size',
    );
  });

  it.each([
    ['tried on 4000 random inputs; make that part faster, or let "random"', tryRandom],
    ['tried at 100000 elements; add a quick_oracle', tryLarge],
    ['counted; add a quick_oracle', tryCosts],
  ])('ends all trials and names the proof if that was running: %s', async (words, attempt) => {
    await expect(attempt(slowProof, tried, problem, approach)).rejects.toMatchObject({
      name: 'TrialError',
      message: expect.stringMatching(
        new RegExp(`^${stopped} ${words}[^\\n]*\\ninput {4}\\[1, 2\\]$`),
      ) as string,
    });
  });
});

describe('a trial of random inputs', () => {
  it('names the listing and the oracle if the program ends without a message', async () => {
    const ended = {stdout: '', stderr: '', status: 0, timedOut: false};
    const run = () => Promise.resolve(ended);
    const {failure} = await tryRandom({...endless, run}, tried, problem, approach);
    expect(failure).toBe(
      'listings/sums/sum.cpp: it, or the oracle, ends the program before the last answer',
    );
  });
});

describe('a program that is counted at too few sizes', () => {
  it('is reported once, with the constant to raise', async () => {
    const counted = '1 5 0\n2 9 0\n4 17 0\n8 33 0\n';
    const run = () => Promise.resolve({stdout: counted, stderr: '', status: 0, timedOut: false});
    const results = await tryCosts({...endless, run}, tried, problem, approach);
    expect(results.map(({failure}) => failure)).toEqual([
      'listings/sums/proof.cpp: costs are counted at 4 sizes only, and 5 are needed to judge a bound; raise Problem::largest to 16 or more',
    ]);
  });
});

describe('a recorded output that differs from the printed output', () => {
  const listingsDir = fs.mkdtempSync(path.join(os.tmpdir(), 'outputs-'));

  afterAll(() => {
    fs.rmSync(listingsDir, {recursive: true});
  });

  const failureOf = async (recorded: string | undefined, stdout: string) => {
    const file = path.join(listingsDir, 'sum.out');
    if (recorded === undefined) {
      fs.rmSync(file, {force: true});
    } else {
      fs.writeFileSync(file, recorded);
    }
    const run = () => Promise.resolve({stdout, stderr: '', status: 0, timedOut: false});
    return (await tryExample({...endless, listingsDir}, 'sum.cpp', run, {update: false})).failure;
  };

  it.each([
    ['1\n3\n', '1\n2\n', ':2: expected "3", but the program printed "2"; '],
    ['1\n2\n', '1\n2\n3\n', ':3: expected nothing more, but the program printed "3"; '],
    ['1\n2\n\n', '1\n2\n', ':3: expected "", but the program printed nothing more; '],
    ['1\n2', '1\n2\n', ':2: the final line break is missing; '],
    ['1\n2\n', '1\n2', ':2: the program does not print the final line break; '],
  ])('%j is reported as different from %j', async (recorded, printed, failure) => {
    expect(await failureOf(recorded, printed)).toBe(
      `listings/sum.out${failure}if the new output is correct, record it with --update`,
    );
  });

  it('is reported as missing if there is no file', async () => {
    expect(await failureOf(undefined, '1\n')).toBe(
      'listings/sum.out: there is no such file; record what the program prints with --update',
    );
  });
});

it('a program without output is refused if it is a listing, and its output is not recorded', async () => {
  const silent = {stdout: '', stderr: '', status: 0, timedOut: false};
  const run = () => Promise.resolve(silent);
  const listing = await tryExample(endless, 'sum.cpp', run, {update: true});
  expect(listing.failure).toBe(
    'listings/sum.cpp: the program prints nothing; print an example in main, because the page shows the output',
  );
  const other = await tryExample(endless, 'sum.cpp', run, {update: true, mayBeSilent: true});
  expect(other.failure).toBeUndefined();
});

describe('a program that was stopped or failed', () => {
  const flooded = 'prints more than 1,000,000 characters and was stopped';
  const ended: ProcessResult = {stdout: '', stderr: '', status: null, timedOut: false};
  const floods: ProcessResult = {...ended, stdout: '1\n1\n1\n', stopped: flooded};
  const endsNever: ProcessResult = {
    ...ended,
    timedOut: true,
    stopped: 'does not end in 60 seconds',
    stderr: 'input    [1, 2]\n',
  };
  const ending = (how: ProcessResult): Programs => ({...endless, run: () => Promise.resolve(how)});
  const row = (name: string, input: string, output: string) => ({name, input, output});
  const withCases = {
    ...problem,
    data: {...problem.data, cases: [row('One', '[1]', '1'), row('Two', '[1, 1]', '2')]},
  };
  const casesOf = async (how: ProcessResult) =>
    (await tryCases(ending(how), tried, withCases, approach)).flatMap(({failure}) => failure ?? []);

  it.each([
    ['prints without end', floods, flooded],
    ['does not end', endsNever, 'does not end in 60 seconds'],
    ['the system ended', ended, 'was ended by the system'],
    ['fails', {...ended, status: 3}, 'fails with status 3'],
    ['complains', {...ended, status: 3, stderr: 'Oh.\n'}, 'fails with status 3: Oh.'],
  ])('is reported by its example if it %s', async (_, how, words) => {
    const result = await tryExample(ending(how), 'sums/sum.cpp', () => Promise.resolve(how), {
      update: false,
    });
    expect(result.failure).toBe(`listings/sums/sum.cpp: the program ${words}`);
  });

  it('is reported once by its cases, at the first case without a correct answer', async () => {
    const place = 'listings/sums/problem.yaml:1: case';
    expect(await casesOf(floods)).toEqual([
      `${place} "Two": sum.cpp ${flooded}, but the case expects 2`,
    ]);
    expect(await casesOf({...endsNever, stdout: '1\n'})).toEqual([
      `${place} "Two": sum.cpp does not end in 60 seconds, but the case expects 2`,
    ]);
    expect(await casesOf(ended)).toEqual([
      `${place} "One": sum.cpp gives nothing, but the case expects 1`,
    ]);
    expect(await casesOf({...ended, stdout: 'throws std::length_error\n2\n'})).toEqual([
      `${place} "One": sum.cpp throws std::length_error, but the case expects 1`,
    ]);
  });

  it('is reported once if it prints more lines than answers', async () => {
    const printing = {...ended, status: 0, stdout: '1\nlooking\n2\n'};
    expect(await casesOf(printing)).toEqual([
      'listings/sums/sum.cpp: it prints "looking" when it is called; print only in main',
    ]);
  });

  it('is reported with the random input that it did not answer', async () => {
    const failureOf = async (how: ProcessResult) =>
      (await tryRandom(ending(how), tried, problem, approach)).failure;
    expect(await failureOf(endsNever)).toMatch(
      /^listings\/sums\/sum\.cpp: does not end in 120 seconds .*\ninput {4}\[1, 2\]$/,
    );
    expect(await failureOf(floods)).toBe(`listings/sums/sum.cpp: ${flooded}`);
  });

  it.each([
    ['prints without end', floods, flooded],
    ['the system ended', ended, 'was ended by the system'],
    ['fails', {...ended, status: 3, stderr: 'Oh.\n'}, 'fails with status 3: Oh.'],
  ])('is reported by the trial of its costs, with the reason, if it %s', async (_, how, words) => {
    await expect(tryCosts(ending(how), tried, problem, approach)).rejects.toThrow(
      `listings/sums/sum.cpp: counting ${words}`,
    );
  });
});
