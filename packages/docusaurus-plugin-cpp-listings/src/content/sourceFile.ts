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

/** Returns the path of a file of the listings' folder, from the site's folder. */
export const shownPath = (listingsDir: string, file: string): string =>
  `${path.basename(listingsDir)}/${file}`;

/**
 * Reads the text of a file below the listings' folder.
 *
 * @throws Error when it is missing, or is not UTF-8.
 */
export function readText(listingsDir: string, file: string): string {
  const bytes = fs.readFileSync(path.join(listingsDir, file));
  try {
    return new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(bytes);
  } catch (error) {
    throw new Error(`${shownPath(listingsDir, file)}: the file is not UTF-8; save it as UTF-8`, {
      cause: error,
    });
  }
}

/** Reads a C++ file. @throws Error as `readText` does. */
export const readSource = (listingsDir: string, file: string): SourceFile => ({
  file,
  shown: shownPath(listingsDir, file),
  text: readText(listingsDir, file),
});
