import path from 'node:path';
import {codeKeys} from './codeKeys';
import {engineFlags} from './engineFlags';
import {keyOf, keyOfFiles} from './keyOf';
import {cppFolder, modulesDir} from './packageFiles';
import {runtimeFiles, type Folders} from './runtime';

/**
 * Keys of the code, packages and C++ that compiling processes load, one for each kind of result.
 */
export interface CompilingKeys {
  /** For everything that such a process loads. */
  readonly process: string;
  /** For precompiled headers and objects of the runtime, which all modules share. */
  readonly shared: string;
  readonly modules: string;
  /** For the compiler bundle. */
  readonly bundle: string;
}

/**
 * Computes the keys of the files that compiling processes make. Each call computes them again,
 * because each process loads its code when it starts. Node's version is not in the keys: the
 * compiler is a WebAssembly program that does not depend on it.
 */
export async function compilingKeys(folder: string = modulesDir): Promise<CompilingKeys> {
  const [code, runtime] = [
    await codeKeys(
      ['build/compileProcess', 'build/runtime', 'build/compileModule', 'build/makeCompilerBundle'],
      folder,
    ),
    keyOfFiles(runtimeFiles(cppFolder(folder))),
  ];
  return {
    process: keyOf([code['build/compileProcess'], runtime]),
    shared: keyOf([code['build/runtime'], runtime]),
    modules: keyOf([code['build/compileModule'], runtime]),
    bundle: keyOf([code['build/makeCompilerBundle'], runtime]),
  };
}

/** Keys of the code that runs modules and records their runs. */
export interface RecordingKeys {
  readonly traces: string;
  readonly costs: string;
  /** For the openings of bug hunts. */
  readonly openings: string;
}

/**
 * Computes the keys of the recordings that compiling processes make, again at each call. V8's
 * version is in the keys, because V8 decides, for example, how deeply a program can recurse.
 */
export async function recordingKeys(folder: string = modulesDir): Promise<RecordingKeys> {
  const code = await codeKeys(['build/recordTraces', 'build/recordCosts', 'build/hunts'], folder);
  const engine = [process.versions.v8, ...engineFlags].join(' ');
  return {
    traces: keyOf([code['build/recordTraces'], engine]),
    costs: keyOf([code['build/recordCosts'], engine]),
    openings: keyOf([code['build/hunts'], engine]),
  };
}

/** The keys of everything that is cached for pages. */
export interface BuildKeys {
  readonly compiling: CompilingKeys;
  readonly recording: RecordingKeys;
}

/** Computes all keys of a build. */
export const buildKeys = async (): Promise<BuildKeys> => ({
  compiling: await compilingKeys(),
  recording: await recordingKeys(),
});

/**
 * Returns the folder in which compiling processes with some keys store the files that modules
 * share.
 */
export const foldersOf = (cacheDir: string, keys: CompilingKeys): Folders => ({
  sharedDir: path.join(cacheDir, `shared.${keys.shared}`),
  processKey: keys.process,
});
