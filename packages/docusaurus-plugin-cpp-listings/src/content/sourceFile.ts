import fs from 'node:fs';
import path from 'node:path';

/** A C++ file, by its path below `listings/`. */
export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

/** Reads a file. @throws Error when it is missing. */
export function readSource(listingsDir: string, file: string): SourceFile {
  return {file, text: fs.readFileSync(path.join(listingsDir, file), 'utf8')};
}
