import fs from 'node:fs';
import {writeAtomically} from './atomicFile';

/**
 * Reads what an earlier run recorded in a file, or makes and records it. The file's name has the
 * key of all that decides what is recorded, so that it has the same shape.
 */
export function recordedOr<T>(file: string, make: () => T): T {
  if (fs.existsSync(file)) {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
  }
  const made = make();
  writeAtomically(file, JSON.stringify(made));
  return made;
}

/** Returns what is recorded of a listing. @throws Error naming the record that lacks it. */
export function found<T>(thing: T | undefined, kept: string, file: string): T {
  if (thing === undefined) {
    throw new Error(`${kept} has no run of ${file}; delete that file`);
  }
  return thing;
}
