import {describe, expect, it} from 'vitest';
import type {ApproachData} from '../../model/problem';
import type {LocatedProblem} from '../../content/problems';
import type {Programs} from '../nativeBuilder';
import {tryCosts, tryLarge} from '../trials';

/** Programs of which none ends in the time that it is given. */
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

describe('a trial of large inputs that does not end', () => {
  it('asks for a quick oracle when costs are counted', async () => {
    await expect(tryCosts(endless, tried, problem, approach)).rejects.toThrow(
      /^listings\/sums\/sum\.cpp: counting does not end in 120 seconds; .*add a quick_oracle to listings\/sums\/proof\.cpp/,
    );
  });

  it('asks for a quick oracle when answers are compared', async () => {
    const [result] = await tryLarge(endless, tried, problem, approach);
    expect(result?.fault).toMatch(
      /^listings\/sums\/sum\.cpp: does not end in 120 seconds; .*add a quick_oracle to listings\/sums\/proof\.cpp/,
    );
  });
});
