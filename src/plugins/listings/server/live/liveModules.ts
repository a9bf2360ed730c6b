import fs from 'node:fs';
import path from 'node:path';
import type {KeptListing} from '../../shared/keptTrace';
import type {Built, BuiltListing} from '.';
import type {BuiltPitfall} from './hunts';
import {ModuleFolder} from '../moduleFolder';

/** The folder of what pages import of live listings, below the plugin's data. */
export const liveFolder = 'live';

/** Name of the data module with all recorded runs, by the listing's file. */
export const recordedModule = 'recorded.json';

/** What the prerendered pages show of each listing. */
export function recordedRuns(
  listings: ReadonlyMap<string, BuiltListing>,
): Record<string, Omit<KeptListing, 'modules'>> {
  return Object.fromEntries([...listings].map(([file, {live}]) => [file, live]));
}

/** Name of the data module with the hints to all pitfalls, by their files. */
export const hintsModule = 'hints.json';

/** What the prerendered pages say of each pitfall to readers who cannot run it. */
export function hintsOf({pitfalls}: Built): Record<string, readonly string[]> {
  return Object.fromEntries([...pitfalls].map(([file, {hunt}]) => [file, hunt.hints]));
}

/** Name of the module that a page imports for a live listing. */
export function liveModule(file: string): string {
  return `${file.replaceAll('/', '~')}.js`;
}

/** Name of a WebAssembly module beside them; without the key, which the bundler's own hash takes the place of. */
export function wasmModule(file: string): string {
  return path.basename(file).replace(/\.[0-9a-f]+(?=\.\w+\.wasm$)/, '');
}

/** Name of the module that a page imports for all hunts of the article that a pitfall is in. */
export function huntsModule(file: string): string {
  return `${file.split('/')[0] ?? file}.hunts.js`;
}

/** Pitfalls by the module that pages import; their articles' programs share their WebAssembly. */
function byModule(pitfalls: Built['pitfalls']): ReadonlyMap<string, readonly BuiltPitfall[]> {
  const found = new Map<string, BuiltPitfall[]>();
  for (const [file, pitfall] of pitfalls) {
    const name = huntsModule(file);
    found.set(name, [...(found.get(name) ?? []), pitfall]);
  }
  return found;
}

/**
 * Writes a module for each live listing, and one for the pitfalls of each article, with
 * the addresses of its WebAssembly, which the bundler makes of the files beside it. What
 * is no listing's any more is removed.
 */
export function writeLiveModules(dir: string, {listings, pitfalls}: Built): void {
  const folder = new ModuleFolder(dir);
  const writeWasm = (module: string) => {
    const name = wasmModule(module);
    folder.write(name, fs.readFileSync(module));
    return `./${name}`;
  };
  for (const [name, hunts] of byModule(pitfalls)) {
    const [one] = hunts;
    if (!one) {
      continue;
    }
    folder.writeModule(
      name,
      Object.fromEntries(hunts.map(({hunt}) => [hunt.pitfall.file, hunt])),
      {pitfalls: writeWasm(one.module), correct: writeWasm(one.correctModule)},
      `Object.fromEntries(Object.entries(data).map(([file, hunt]) => [
  file,
  {
    ...hunt,
    pitfall: {...hunt.pitfall, module: pitfalls},
    correct: {...hunt.correct, module: correct},
  },
]))`,
    );
  }
  for (const [file, {live, modules}] of listings) {
    folder.writeModule(
      liveModule(file),
      live,
      {plain: writeWasm(modules.plain), traced: writeWasm(modules.traced)},
      '{...data, modules: {plain, traced}}',
    );
  }
  folder.removeOthers();
}
