import os from 'node:os';

/**
 * Works through jobs in their order, one per core at a time. After one has failed no other is
 * begun, and its error is thrown when those under way have ended: they may need what the caller
 * removes then.
 */
export async function workThrough<Job extends object>(
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
  const ended = await Promise.allSettled(workers);
  const failed = ended.find(({status}) => status === 'rejected') as
    | PromiseRejectedResult
    | undefined;
  if (failed) {
    throw failed.reason;
  }
}
