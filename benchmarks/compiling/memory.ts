import fs from 'node:fs';
import type {Browser} from '@playwright/test';
import {pageProcesses} from '../slowCpu';

/** Memory of the process that runs the page and its workers, in bytes. */
export interface Memory {
  /** In use now. */
  readonly now: number;
  /** The peak so far. */
  readonly peak: number;
}

function statusOf(id: number): Memory {
  const status = fs.readFileSync(`/proc/${id}/status`, 'utf8');
  const bytes = (name: string) =>
    1024 * Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]);
  return {now: bytes('VmRSS'), peak: bytes('VmHWM')};
}

/** Returns the memory of the largest page process. Works only on Linux. */
export async function memoryOf(browser: Browser): Promise<Memory> {
  const all = (await pageProcesses(browser)).map(({id}) => statusOf(id));
  return all.reduce((largest, one) => (one.now > largest.now ? one : largest));
}
