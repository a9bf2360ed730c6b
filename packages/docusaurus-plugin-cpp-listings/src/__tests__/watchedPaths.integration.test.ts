import fs from 'node:fs';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import listingsPlugin from '..';

interface Watcher {
  on(event: string, act: (kind: string, file: string) => void): Watcher;
  close(): Promise<void>;
}

/** The watcher of Docusaurus's development server. */
const {watch} = createRequire(require.resolve('@docusaurus/core/package.json'))('chokidar') as {
  watch: (paths: readonly string[], options: object) => Watcher;
};

it('the watched paths report a folder that is renamed, and then has its name back', async () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'watched-'));
  const folders = ['sum', 'renamed'].map((name) => path.join(siteDir, 'listings', name));
  const [sum, renamed] = folders as [string, string];
  fs.mkdirSync(sum, {recursive: true});
  fs.writeFileSync(path.join(sum, 'problem.yaml'), '');
  const options = {folder: 'listings', checkCommand: '', speedCommand: ''};
  const {getPathsToWatch} = listingsPlugin(
    {siteDir, generatedFilesDir: path.join(siteDir, '.docusaurus')} as LoadContext,
    options,
  );
  const paths = (getPathsToWatch?.() ?? []).map((each) =>
    path.isAbsolute(each) ? path.relative(siteDir, each) : each,
  );
  const events: string[] = [];
  let isReady = false;
  const watcher = watch(paths, {cwd: siteDir, ignoreInitial: true})
    .on('all', (_, file) => events.push(file))
    .on('ready', () => (isReady = true));
  const file = (folder: string) => path.relative(siteDir, path.join(folder, 'problem.yaml'));
  const wait = {timeout: 30_000};
  await expect.poll(() => isReady, wait).toBe(true);
  fs.renameSync(sum, renamed);
  await expect.poll(() => events, wait).toContain(file(renamed));
  events.length = 0;
  fs.renameSync(renamed, sum);
  await expect.poll(() => events, wait).toContain(file(sum));
  await watcher.close();
  fs.rmSync(siteDir, {recursive: true});
});
