// Builds the site twice and prints which files differ. The second build runs in a copy in another
// folder, with empty caches, another time zone and another language. It runs on one core if the
// system can pin a process. `npm run build:twice` takes some minutes.
import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {checksumsFile, compareChecksums, readChecksums} from './checksums/list';
import {exitOnSignals, runScript} from './runScript';
import {temporaryFolder} from './temporaryFolder';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Copies the working tree without ignored files, the history, because pages name commits, and the
 * packages without the bundler's cache.
 */
function copyTo(folder: string): void {
  execFileSync('git', ['clone', '--quiet', '--no-checkout', root, folder]);
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  execFileSync('git', listed, {cwd: root, encoding: 'utf8'})
    .split('\0')
    .filter((file) => file !== '' && fs.existsSync(path.join(root, file)))
    .forEach((file) => fs.cpSync(path.join(root, file), path.join(folder, file)));
  execFileSync('git', ['reset', '--quiet'], {cwd: folder});
  const cache = path.join(root, 'node_modules/.cache');
  fs.cpSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => file !== cache,
  });
}

/** Builds the site in a folder. @throws Error if the build fails. */
function build(folder: string, env: NodeJS.ProcessEnv, isOnOneCore: boolean): void {
  const command = [process.execPath, '--import', 'tsx', 'scripts/build.ts'];
  const [program = '', ...args] = isOnOneCore ? ['taskset', '-c', '0', ...command] : command;
  const {status} = spawnSync(program, args, {
    cwd: folder,
    stdio: 'inherit',
    env: {...process.env, ...env},
  });
  if (status !== 0) {
    throw new Error(`the build in ${folder} failed`);
  }
}

const listIn = (folder: string) => readChecksums(path.join(folder, 'build', checksumsFile));

function main(): void {
  parseArgs();
  exitOnSignals();
  const elsewhere = temporaryFolder('build-twice');
  const copy = path.join(elsewhere, 'a folder with another name/site');
  copyTo(copy);
  const canPin = spawnSync('taskset', ['-c', '0', 'true']).status === 0;
  build(root, {}, false);
  build(
    copy,
    {
      TZ: 'Pacific/Auckland',
      LANG: 'de_DE.UTF-8',
      XDG_CACHE_HOME: path.join(elsewhere, 'caches'),
    },
    canPin,
  );
  const [first, second] = [listIn(root), listIn(copy)];
  const differences = compareChecksums(first, second);
  console.log(differences.join('\n'));
  console.log(`${differences.length} of ${first.size} files differ between the two builds.`);
  process.exitCode = differences.length > 0 ? 1 : 0;
}

runScript(main);
