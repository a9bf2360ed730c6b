import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The environment variable with the folder that all workers of a test run share. */
const variable = 'SHARED_TEST_FOLDER';

/** Returns the shared folder. Each run has its own, so that it contains nothing of another run. */
export function sharedFolder(): string {
  const folder = process.env[variable];
  if (folder === undefined) {
    throw new Error(`${variable} is not set: the globalSetup of playwright.config.ts has not run.`);
  }
  return folder;
}

/** Runs before all tests. The returned function runs after them. */
export default function makeSharedFolder(): () => void {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shared-by-tests-'));
  process.env[variable] = folder;
  return () => fs.rmSync(folder, {recursive: true});
}
