import fs from 'node:fs';
import {writeAtomically} from './atomicFile';

/**
 * Reads a recording from its cached file, or makes it and writes the file. The file's name contains
 * a key of everything that determines the recording, so a cached one has the expected shape.
 */
export function recordedOr<T>(file: string, make: () => T): T {
  if (fs.existsSync(file)) {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
  }
  const made = make();
  writeAtomically(file, JSON.stringify(made));
  return made;
}

/** Returns the recording of a listing. @throws Error naming the file that lacks it. */
export function found<T>(thing: T | undefined, kept: string, file: string): T {
  if (thing === undefined) {
    throw new Error(`${kept} has no recording of ${file}; delete ${kept} and build again`);
  }
  return thing;
}
