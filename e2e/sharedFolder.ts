import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The variable that names the folder which all workers of a run of tests share. */
const variable = 'SHARED_TEST_FOLDER';

/** Returns that folder; a run has its own, so that nothing in it is of another one. */
export function sharedFolder(): string {
  const folder = process.env[variable];
  if (folder === undefined) {
    throw new Error(`${variable} is not set, which playwright.config.ts has done`);
  }
  return folder;
}

/** Runs before all tests; what it returns runs after them. */
export default function makeSharedFolder(): () => void {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shared-by-tests-'));
  process.env[variable] = folder;
  return () => fs.rmSync(folder, {recursive: true});
}
