import fs from 'node:fs';
import path from 'node:path';

/** Whether a file or a folder that contains it is hidden, such as an editor's lock file. */
const isHidden = (file: string) => file.split('/').some((name) => name.startsWith('.'));

/**
 * Lists the files below a folder whose paths match, sorted and without hidden files.
 *
 * @returns their paths in the folder, with `/` on every system.
 */
export function listFiles(folder: string, pattern: RegExp): string[] {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((entry) => entry.split(path.sep).join('/'))
    .filter((entry) => pattern.test(entry) && !isHidden(entry))
    .filter((entry) => fs.statSync(path.join(folder, entry), {throwIfNoEntry: false})?.isFile())
    .sort();
}
