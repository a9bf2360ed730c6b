import path from 'node:path';
import {errorMessage} from '../model/errorMessage';
import {unwritableCache} from './caches';
import {damagedCache} from './readCached';
import type {Folders} from './runtime';
import {saysDiskIsFull} from './saysDiskIsFull';

/** Matches the compiler's messages about a damaged precompiled header, which do not name its file. */
const damagedHeader = /malformed or corrupted precompiled file|input is not a PCH file/;

/** Whether only writing causes an error. */
const isOfDisk = (code: string) => code === 'EROFS' || saysDiskIsFull(code);

/** The errors of a folder that the user may not write to. */
const ofPermission = ['EACCES', 'EPERM'];

/** Returns the code of an error of the file system, and its path if it has one. */
function systemError(error: unknown): NodeJS.ErrnoException | undefined {
  if (!(error instanceof Error)) {
    return undefined;
  }
  return 'code' in error ? (error as NodeJS.ErrnoException) : systemError(error.cause);
}

/**
 * Returns the message of an error of a compiling process. If the cache is at fault, it names the
 * folder and the fix; it is then the same for all jobs.
 */
export function messageOf(error: unknown, {sharedDir}: Folders): string {
  const message = errorMessage(error);
  if (damagedHeader.test(message)) {
    return damagedCache(`folder ${sharedDir}`, message);
  }
  const cacheDir = path.dirname(sharedDir);
  const {code = '', path: file = ''} = systemError(error) ?? {};
  const isOfCache = isOfDisk(code) || (ofPermission.includes(code) && file.startsWith(cacheDir));
  return isOfCache ? unwritableCache(cacheDir, code) : message;
}
