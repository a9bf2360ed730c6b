import path from 'node:path';
import {codeKeys} from './codeKeys';
import {engineFlags} from './engineFlags';
import {keyOf, keyOfFiles} from './keyOf';
import {cppFolder, modulesDir} from './packageFiles';
import {runtimeFiles, type Folders} from './runtime';

/** Keys of the code, packages and C++ that compiling processes load, by what they make of them. */
export interface CompilingKeys {
  /** Of all that such a process loads. */
  readonly process: string;
  /** Precompiled headers and objects of the runtime, which all modules share. */
  readonly shared: string;
  readonly modules: string;
  /** The compiler for the page. */
  readonly bundle: string;
}

/**
 * Computes the keys of what compiling processes make, again at each call, since each such
 * process loads its code when it starts. What they make is the same whatever version of
 * Node runs them: the compiler is a WebAssembly program that reads nothing of it.
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

/** Keys of the code that runs modules and records how they run. */
export interface RecordingKeys {
  readonly traces: string;
  readonly costs: string;
  /** How the hunts for pitfalls begin. */
  readonly openings: string;
}

/**
 * Computes the keys of what compiling processes record, again at each call. The engine that
 * runs the modules counts too: how deep a program may recurse, for one, is its own.
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

/** Keys of what is kept for the pages. */
export interface BuildKeys {
  readonly compiling: CompilingKeys;
  readonly recording: RecordingKeys;
}

/** Computes the keys of what compiling processes make. */
export const buildKeys = async (): Promise<BuildKeys> => ({
  compiling: await compilingKeys(),
  recording: await recordingKeys(),
});

/** Returns where compiling processes with some keys keep what modules share. */
export const foldersOf = (cacheDir: string, keys: CompilingKeys): Folders => ({
  sharedDir: path.join(cacheDir, `shared.${keys.shared}`),
  processKey: keys.process,
});
