import os from 'node:os';
import {getSystemErrorName} from 'node:util';
import {expect, it} from 'vitest';
import {jobForFile, type JobContext} from '../job';

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
