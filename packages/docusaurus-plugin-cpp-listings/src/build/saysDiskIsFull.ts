import os from 'node:os';

/** Node has no name for the error EDQUOT, and puts its number into the code and the message. */
const fullDisk = new RegExp(
  `ENOSPC|system error -${os.constants.errno.EDQUOT}\\b|no space left on device|disk quota exceeded`,
  'i',
);

/**
 * Whether words say that a disk, or the user's part of it, is full. They are the code of a system
 * error, or a message of a compiler or a linker.
 */
export const saysDiskIsFull = (words: string): boolean => fullDisk.test(words);
