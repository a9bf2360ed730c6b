// Builds the static site next to build/ and moves it there when it is complete. So a failed or
// interrupted build leaves no incomplete files behind.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {finishSite} from 'docusaurus-plugin-offline/finish';
import {protectSite} from 'docusaurus-plugin-strict-csp/protect';
import {completeFeeds} from '../src/feeds/completeFeeds';
import {acquireBuildLock} from './buildLock';
import {writeChecksums} from './checksums/list';
import {runScript, signalStatuses} from './runScript';

const root = path.resolve(import.meta.dirname, '..');
const finished = path.join(root, 'build');
const underWay = path.join(root, '.build-under-way');

const lock = `${underWay}.lock`;

/**
 * What plugins store for the steps after a build. When a plugin has been removed from the
 * configuration, a step must fail and not use the data of an earlier build.
 */
const storedByPlugins = ['docusaurus-plugin-strict-csp', 'docusaurus-plugin-offline'].map((name) =>
  path.join(root, '.docusaurus', name),
);

const removeUnderWay = () => fs.rmSync(underWay, {recursive: true, force: true});

/** Runs a Docusaurus build into the temporary folder. @returns the exit status. */
async function runDocusaurus(args: readonly string[]): Promise<number> {
  const script = path.join(root, 'scripts/docusaurus.mjs');
  const child = spawn(process.execPath, [script, 'build', '--out-dir', underWay, ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  // Docusaurus exits with status 0 when a signal interrupts it.
  let ended: number | undefined;
  // This process has to outlive Docusaurus, which would otherwise keep writing into the removed
  // folder.
  for (const [signal, status] of Object.entries(signalStatuses)) {
    process.on(signal, () => {
      ended = status;
      child.kill(signal as keyof typeof signalStatuses);
    });
  }
  const [status] = (await once(child, 'exit')) as [number | null];
  return ended ?? status ?? 1;
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const [first = '-'] = args;
  const unsupported = first.startsWith('-')
    ? args.find((arg) => /^(--out-dir\b|-h$|--help$)/.test(arg))
    : first;
  if (unsupported !== undefined) {
    throw new Error(
      `npm run build does not accept ${unsupported}, because it always builds this site into build/. ` +
        'For the other options see npm run docusaurus -- build --help.',
    );
  }
  const release = acquireBuildLock(lock);
  removeUnderWay();
  storedByPlugins.forEach((folder) => fs.rmSync(folder, {recursive: true, force: true}));
  try {
    const status = await runDocusaurus(args);
    process.exitCode = status;
    if (status !== 0) {
      return;
    }
    completeFeeds(underWay);
    protectSite(underWay, root);
    finishSite(root);
    writeChecksums(underWay);
    fs.rmSync(finished, {recursive: true, force: true});
    fs.renameSync(underWay, finished);
    console.log('The site is in build/.');
  } finally {
    removeUnderWay();
    release();
  }
}

runScript(main);
