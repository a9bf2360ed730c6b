import {setTimeout} from 'node:timers/promises';
import {describe, expect, it} from 'vitest';
import {runJobs} from '../runJobs';

const jobs = Array.from({length: 1000}, (_, number) => ({number}));

describe('runJobs', () => {
  it('runs all jobs in order', async () => {
    const done: number[] = [];
    await runJobs(jobs, ({number}) => Promise.resolve(void done.push(number)));
    expect(done).toEqual(jobs.map(({number}) => number));
  });

  it('starts no further job after one fails, and waits for the running jobs', async () => {
    const begun: number[] = [];
    const ended: number[] = [];
    const working = runJobs(jobs, async ({number}) => {
      begun.push(number);
      await setTimeout(number === 0 ? 1 : 20);
      if (number === 0) {
        throw new Error('the first fails');
      }
      ended.push(number);
    });
    await expect(working).rejects.toThrow('the first fails');
    expect(begun.length).toBeLessThan(jobs.length);
    expect(ended).toEqual(begun.slice(1));
  });
});
