import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Creates a folder that is removed when the process ends. */
export function temporaryFolder(name: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  process.once('exit', () => fs.rmSync(folder, {recursive: true, force: true}));
  return folder;
}
