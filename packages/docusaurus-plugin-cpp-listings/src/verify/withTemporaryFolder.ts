import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Runs work with a temporary folder, which is removed when the work or the process ends. */
export async function withTemporaryFolder<Result>(
  name: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  const remove = () => fs.rmSync(folder, {recursive: true, force: true});
  process.once('exit', remove);
  try {
    return await work(folder);
  } finally {
    process.off('exit', remove);
    remove();
  }
}
