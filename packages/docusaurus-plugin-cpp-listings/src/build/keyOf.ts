import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Returns a key of some values in their order: 16 hexadecimal digits. */
export function keyOf(values: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const value of values) {
    // The length of each value is hashed too, so that different lists are never the same bytes.
    hash.update(`${Buffer.byteLength(value)}:`).update(value);
  }
  return hash.digest('hex').slice(0, 16);
}

/** Returns a key of files' names and contents. */
export const keyOfFiles = (files: readonly string[]): string =>
  keyOf(files.flatMap((file) => [path.basename(file), fs.readFileSync(file)]));
