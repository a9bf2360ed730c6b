import fs from 'node:fs';
import {writeAtomically} from './atomicFile';
import {readCached} from './readCached';

/**
 * Reads a recording from its cache file, or records it and writes the file. The file's name contains
 * a key of everything that determines the recording, so a cached one has the expected shape.
 *
 * @throws Error naming the cache file when it is damaged.
 */
export function readOrRecord<T>(cacheFile: string, record: () => T): T {
  if (fs.existsSync(cacheFile)) {
    return readCached(cacheFile, () => JSON.parse(fs.readFileSync(cacheFile, 'utf8')) as T);
  }
  const recording = record();
  writeAtomically(cacheFile, JSON.stringify(recording));
  return recording;
}

/** Returns the recording of a listing. @throws Error naming the cache file that lacks it. */
export function requireRecording<T>(recording: T | undefined, cacheFile: string, file: string): T {
  if (recording === undefined) {
    throw new Error(
      `${cacheFile} has no recording of ${file}; delete ${cacheFile} and build again`,
    );
  }
  return recording;
}
