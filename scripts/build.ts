// Builds the static site next to build/ and moves it there when it is whole: a build
// that fails leaves nothing half-written behind.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {writeChecksums} from './checksums/list';

const root = path.resolve(import.meta.dirname, '..');
const finished = path.join(root, 'build');
const underWay = path.join(root, '.build-under-way');

fs.rmSync(underWay, {recursive: true, force: true});
const {status} = spawnSync(
  process.execPath,
  [
    path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
    'build',
    '--out-dir',
    underWay,
    ...process.argv.slice(2),
  ],
  {cwd: root, stdio: 'inherit'},
);
if (status === 0) {
  writeChecksums(underWay);
  fs.rmSync(finished, {recursive: true, force: true});
  fs.renameSync(underWay, finished);
  console.log('The site is in build/.');
} else {
  fs.rmSync(underWay, {recursive: true, force: true});
  process.exitCode = status ?? 1;
}
