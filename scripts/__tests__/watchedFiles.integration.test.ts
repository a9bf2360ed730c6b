import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {watchFoldersOfFiles} from '../watchedFiles.mjs';

interface Watcher {
  on(event: string, act: (kind: string, file: string) => void): Watcher;
  close(): Promise<void>;
}

type Watch = (paths: readonly string[], options: {cwd: string; ignoreInitial: boolean}) => Watcher;

/** The watcher of Docusaurus's development server. */
const {watch} = createRequire(require.resolve('@docusaurus/core/package.json'))('chokidar') as {
  watch: Watch;
};

it('a file is still watched after git has replaced it twice', async () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'watched-'));
  const file = path.join(siteDir, 'sidebars.ts');
  fs.writeFileSync(file, '');
  const events: string[] = [];
  let isReady = false;
  const watcher = watchFoldersOfFiles(watch)(['sidebars.ts'], {cwd: siteDir, ignoreInitial: true})
    .on('all', (_, name) => events.push(name))
    .on('ready', () => (isReady = true));
  const wait = {timeout: 30_000};
  await expect.poll(() => isReady, wait).toBe(true);
  for (const text of ['first', 'second', 'third']) {
    events.length = 0;
    const replace = () => {
      fs.rmSync(file);
      fs.writeFileSync(file, text);
      return events;
    };
    // Replaced again until it is reported, because the watcher reports no second change within 50 ms.
    await expect.poll(replace, {...wait, interval: 200}).toContain('sidebars.ts');
  }
  await watcher.close();
  fs.rmSync(siteDir, {recursive: true});
});

it('folders, patterns, missing files and the paths of other programs are watched as they are', () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'watched-'));
  fs.mkdirSync(path.join(siteDir, 'listings'));
  fs.writeFileSync(path.join(siteDir, 'sidebars.ts'), '');
  const watched = watchFoldersOfFiles(
    (paths: readonly string[], _options: {cwd?: string}) => paths,
  );
  const paths = ['listings', 'docs/**/*.md', 'docs/tags.yml', path.join(siteDir, 'sidebars.ts')];
  expect(watched(paths, {cwd: siteDir})).toEqual([
    ...paths.slice(0, 3),
    path.join(siteDir, 'sidebars.ts*'),
  ]);
  expect(watched(paths, {})).toEqual(paths);
  fs.rmSync(siteDir, {recursive: true});
});
