import os from 'node:os';

/**
 * Runs jobs in order, one per core at a time. After a job fails, no other job starts. The error is
 * thrown when the running jobs have ended, because they may use files that the caller then removes.
 */
export async function runJobs<Job extends object>(
  jobs: readonly Job[],
  work: (job: Job) => Promise<void>,
): Promise<void> {
  const left = [...jobs];
  const workers = Array.from({length: os.availableParallelism()}, async () => {
    try {
      for (let job = left.shift(); job; job = left.shift()) {
        await work(job);
      }
    } catch (error) {
      left.length = 0;
      throw error;
    }
  });
  const settled = await Promise.allSettled(workers);
  const failed = settled.find(({status}) => status === 'rejected') as
    | PromiseRejectedResult
    | undefined;
  if (failed) {
    throw failed.reason;
  }
}
