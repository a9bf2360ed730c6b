import {errorMessage} from '../model/errorMessage';

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
    throw new Error(
      `the cached file ${file} is damaged (${errorMessage(error)}); delete it and run the command again`,
      {cause: error},
    );
  }
}
