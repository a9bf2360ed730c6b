import fs from 'node:fs';
import path from 'node:path';
import {writeAtomically} from '../build/atomicFile';
import {noteUse} from '../build/caches';
import {keyOf} from '../build/keyOf';
import type {Result} from './trials';

/** A value that decides how trials end. */
export interface Input {
  readonly name: string;
  /** Absent for a file that does not exist. */
  readonly content?: string | Uint8Array;
}

/**
 * Remembers trials that passed, by the content of all they were tried on: a listing that
 * did not change is not compiled again. Faults are never kept.
 */
export class PassedTrials {
  /** @param judging a key of all that judges, the compiler left out. */
  constructor(
    readonly folder: string,
    private readonly judging: string,
  ) {
    fs.mkdirSync(folder, {recursive: true});
  }

  /**
   * Returns the results of an earlier pass over the same inputs, or makes new ones.
   *
   * @param read gives all that decides how the trials end, as it is now.
   */
  async getOrRun(
    read: () => readonly Input[],
    attempt: () => Promise<Result[]>,
  ): Promise<Result[]> {
    const record = this.#recordOf(read());
    if (fs.existsSync(record)) {
      noteUse([record]);
      return JSON.parse(fs.readFileSync(record, 'utf8')) as Result[];
    }
    const results = await attempt();
    // Of inputs that were edited or rewritten meanwhile nobody knows which were tried.
    if (results.every(({fault}) => !fault) && this.#recordOf(read()) === record) {
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
