import fs from 'node:fs';
import path from 'node:path';
import {writeAtomically} from '../build/atomicFile';
import {markUsed} from '../build/caches';
import {keyOf} from '../build/keyOf';
import {readCached} from '../build/readCached';
import type {TrialResult} from './trials';

/** A value that decides the results of trials. */
export interface Input {
  readonly name: string;
  /** Absent for a file that does not exist. */
  readonly content?: string | Uint8Array;
}

/**
 * Caches the results of trials that passed, by the content of all their inputs, so that an
 * unchanged listing is not compiled again. Failures are never cached.
 */
export class PassedTrials {
  /** @param judging a key of all judging code, without the compiler. */
  constructor(
    readonly folder: string,
    private readonly judging: string,
  ) {
    fs.mkdirSync(folder, {recursive: true});
  }

  /**
   * Returns the cached results for the same inputs, or runs the trials.
   *
   * @param read reads the current values of everything that decides the results.
   * @throws Error naming the cached file when it is damaged.
   */
  async getOrRun(
    read: () => readonly Input[],
    attempt: () => Promise<TrialResult[]>,
  ): Promise<TrialResult[]> {
    const record = this.#recordOf(read());
    if (fs.existsSync(record)) {
      markUsed([record]);
      return readCached(record, () => JSON.parse(fs.readFileSync(record, 'utf8')) as TrialResult[]);
    }
    const results = await attempt();
    // If an input was edited or rewritten during the attempt, nobody knows which version was tried.
    if (results.every(({failure}) => !failure) && this.#recordOf(read()) === record) {
      writeAtomically(record, JSON.stringify(results));
    }
    return results;
  }

  #recordOf(inputs: readonly Input[]): string {
    const values = inputs.flatMap(({name, content}) => [
      name,
      content === undefined ? 'absent' : 'present',
      content ?? '',
    ]);
    return path.join(this.folder, `${keyOf([this.judging, ...values])}.json`);
  }
}
