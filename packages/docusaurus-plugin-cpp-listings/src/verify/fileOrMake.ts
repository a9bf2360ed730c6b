import fs from 'node:fs';
import {markUsed} from '../build/caches';

/**
 * Makes a file unless an earlier run did. The file is written completely or not at all.
 *
 * @param file its name must change with the content that it is made from.
 * @param make writes the file to the path that it gets.
 * @returns the path of the file.
 */
export async function fileOrMake(
  file: string,
  make: (target: string) => Promise<void>,
): Promise<string> {
  if (fs.existsSync(file)) {
    markUsed([file]);
  } else {
    const target = `${file}.${process.pid}`;
    try {
      await make(target);
      fs.renameSync(target, file);
    } catch (error) {
      fs.rmSync(target, {force: true});
      throw error;
    }
  }
  return file;
}
