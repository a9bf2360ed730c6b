import fs from 'node:fs';
import path from 'node:path';

/** A C++ file of the listings' folder. */
export interface SourceFile {
  /** Its path below that folder. */
  readonly file: string;
  /** Its path from the site's folder, as errors and the compiler name it. */
  readonly shown: string;
  readonly text: string;
}

/** The path of a file below the listings' folder, from the site's folder. */
export const shownPath = (listingsDir: string, file: string): string =>
  `${path.basename(listingsDir)}/${file}`;

/** Reads a file. @throws Error when it is missing. */
export function readSource(listingsDir: string, file: string): SourceFile {
  const text = fs.readFileSync(path.join(listingsDir, file), 'utf8');
  return {file, shown: shownPath(listingsDir, file), text};
}
