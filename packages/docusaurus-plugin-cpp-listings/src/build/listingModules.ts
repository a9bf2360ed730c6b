import fs from 'node:fs';
import path from 'node:path';
import type {EncodedListing} from '../model/encodedTrace';
import type {Built, BuiltListing, BuiltPitfall} from './built';
import {ModuleFolder} from './moduleFolder';
import {huntsModule, liveModule} from '../content/moduleNames';

/** Name of the data module with all recorded runs, by the listing's file. */
export const recordedModule = 'recorded.json';

/** Returns the recorded runs that prerendered pages show, by the listing's file. */
export function recordedRuns(
  listings: ReadonlyMap<string, BuiltListing>,
): Record<string, Omit<EncodedListing, 'modules'>> {
  return Object.fromEntries([...listings].map(([file, {live}]) => [file, live]));
}

/** Name of the data module with the hints to all pitfalls, by their files. */
export const hintsModule = 'hints.json';

/**
 * Returns the hints that prerendered pages show to readers who cannot run a pitfall, by its file.
 */
export function hintsOf({pitfalls}: Built): Record<string, readonly string[]> {
  return Object.fromEntries([...pitfalls].map(([file, {hunt}]) => [file, hunt.hints]));
}

/**
 * Returns the name of a WebAssembly file without its key, because the bundler adds a hash of its
 * own.
 */
export function wasmModule(file: string): string {
  return path.basename(file).replace(/\.[0-9a-f]+(?=\.\w+\.wasm$)/, '');
}

/**
 * Groups pitfalls by the module that pages import. The pitfalls of an article share their
 * WebAssembly.
 */
function byModule(pitfalls: Built['pitfalls']): ReadonlyMap<string, readonly BuiltPitfall[]> {
  const found = new Map<string, BuiltPitfall[]>();
  for (const [file, pitfall] of pitfalls) {
    const name = huntsModule(file);
    found.set(name, [...(found.get(name) ?? []), pitfall]);
  }
  return found;
}

/**
 * Writes a module for each live listing, and one for the pitfalls of each article. It contains the
 * addresses of its WebAssembly files, which the bundler takes from the same folder. Modules of
 * deleted listings are removed.
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
    folder.writeModule(name, Object.fromEntries(hunts.map(({hunt}) => [hunt.pitfall.file, hunt])), {
      pitfall: writeWasm(one.module),
      correct: writeWasm(one.correctModule),
    });
  }
  for (const [file, {live, modules}] of listings) {
    folder.writeModule(liveModule(file), live, {
      plain: writeWasm(modules.plain),
      traced: writeWasm(modules.traced),
      proofs: writeWasm(modules.proofs),
    });
  }
  folder.removeOthers();
}
