import os from 'node:os';
import {proofCache} from '../build/caches';

/** A file cannot be written, which ends all jobs: no other job could write its files either. */
export class FullDiskError extends Error {
  override readonly name = 'FullDiskError';

  constructor() {
    super(
      `the disk of the cache folder ${proofCache()} or of the temporary folder ${os.tmpdir()} is full; ` +
        'free space there, or set the environment variables XDG_CACHE_HOME and TMPDIR to other ' +
        'folders, and run the command again',
    );
  }
}
