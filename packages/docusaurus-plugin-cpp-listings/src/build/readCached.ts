import {errorMessage} from '../model/errorMessage';

/** Returns the message that a file or folder of a cache is damaged: what it is, and the reason. */
export const damagedCache = (what: string, reason: string): string =>
  `the cached ${what} is damaged (${reason}); delete it and run the command again`;

/**
 * Reads a file of a cache. A power failure or a full disk can leave a file there that is not whole.
 *
 * @param read reads and parses the file.
 * @throws Error naming the file and the fix when it cannot be read.
 */
export function readCached<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(damagedCache(`file ${file}`, errorMessage(error)), {cause: error});
  }
}
