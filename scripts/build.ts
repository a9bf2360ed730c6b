// Builds the static site next to build/ and moves it there when it is whole: a build
// that fails leaves nothing half-written behind.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {finishSite} from 'docusaurus-plugin-offline/finish';
import {protectSite} from 'docusaurus-plugin-strict-csp/protect';
import {writeChecksums} from './checksums/list';

const root = path.resolve(import.meta.dirname, '..');
const finished = path.join(root, 'build');
const underWay = path.join(root, '.build-under-way');

/** Builds into a folder, and gives the pages their policy, and the site its lists of hashes. */
function build(folder: string): number {
  const {status} = spawnSync(
    process.execPath,
    [
      path.join(root, 'scripts/docusaurus.mjs'),
      'build',
      '--out-dir',
      folder,
      ...process.argv.slice(2),
    ],
    {cwd: root, stdio: 'inherit'},
  );
  if (status === 0) {
    protectSite(folder, root);
    finishSite(root);
    writeChecksums(folder);
  }
  return status ?? 1;
}

fs.rmSync(underWay, {recursive: true, force: true});
try {
  process.exitCode = build(underWay);
  if (process.exitCode === 0) {
    fs.rmSync(finished, {recursive: true, force: true});
    fs.renameSync(underWay, finished);
    console.log('The site is in build/.');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  fs.rmSync(underWay, {recursive: true, force: true});
}
