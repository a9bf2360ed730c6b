import fs from 'node:fs';
import path from 'node:path';
import {createMatcher} from '@docusaurus/utils';
import {buildSync} from 'esbuild';
import {manifestName} from '../model/manifest';
import {listFiles, manifests, type Listing} from './listFiles';

/** The entry module of the worker: its source, or the compiled file in the published package. */
const entry = ['ts', 'js']
  .map((extension) => path.join(__dirname, `../worker/index.${extension}`))
  .find((file) => fs.existsSync(file));

/** Bundles the script of a worker, with the settings of the build. */
function workerScript(settings: object | null, reloadsPages = false): string {
  const {outputFiles} = buildSync({
    entryPoints: [entry ?? ''],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    tsconfigRaw: {},
    define: {
      offlineSettings: JSON.stringify(settings),
      reloadsPages: JSON.stringify(reloadsPages),
    },
  });
  return outputFiles[0]?.text ?? '';
}

/** Removes the manifests of earlier builds in the same folder. */
const removeManifests = (folder: string) =>
  fs
    .readdirSync(folder)
    .filter((file) => createMatcher([manifests])(file))
    .forEach((file) => fs.rmSync(path.join(folder, file)));

/**
 * Writes a worker and the manifest of its build into a built site.
 *
 * @param isEnabled false for a worker that removes an earlier one.
 */
export function writeWorker(listing: Listing, isEnabled: boolean): void {
  const {folder, worker} = listing;
  removeManifests(folder);
  const write = (file: string, text: string) => fs.writeFileSync(path.join(folder, file), text);
  if (!isEnabled) {
    write(worker, workerScript(null));
    return;
  }
  const manifest = listFiles(listing);
  const file = manifestName(manifest.build);
  write(file, JSON.stringify(manifest));
  write(worker, workerScript({manifest: file}));
}

/**
 * Writes a worker that removes the worker of a built site. The browser may still have that worker
 * if the built site was served at the same address. It would then show the pages of the built site.
 */
export function writeDevelopmentWorker(folder: string, worker: string): void {
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(path.join(folder, worker), workerScript(null, true));
}
