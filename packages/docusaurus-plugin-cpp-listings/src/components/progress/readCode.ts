// The code that a reader has written in place of files. Reading is separate from writing, because
// each article loads this module before it is used.
import {keyPrefix} from './progress';

/** The prefix of the keys under which the code for files is stored. */
export const codePrefix = `${keyPrefix}code.`;

/** Returns the reader's code for a file, if there is any. */
export function readCode(file: string): string | undefined {
  try {
    return localStorage.getItem(codePrefix + file) ?? undefined;
  } catch {
    return undefined;
  }
}
