import fs from 'node:fs';
import {noteUse} from '../build/caches';

/**
 * Makes a file unless an earlier run did, whole or not at all.
 *
 * @param file whose name changes with what it is made of.
 * @param make writes it to the path that it is given.
 * @returns the path of the file.
 */
export async function fileOrMake(
  file: string,
  make: (target: string) => Promise<void>,
): Promise<string> {
  if (fs.existsSync(file)) {
    noteUse([file]);
  } else {
    const target = `${file}.${process.pid}`;
    await make(target);
    fs.renameSync(target, file);
  }
  return file;
}
