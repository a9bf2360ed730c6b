import fs from 'node:fs';
import path from 'node:path';
import {markUsed} from '../build/caches';
import {includeClosure} from '../build/includeClosure';
import {cppFolder} from '../build/packageFiles';
import {callCompiler} from './callCompiler';
import {
  builds,
  namesItsSources,
  programFlags,
  staticSanitizerFlags,
  type Build,
  type Compiler,
} from './compilers';
import {memoizeByName} from './memoizeByName';
import {fileOrMake} from './fileOrMake';

const shared = ['native/support.cpp', 'common/random.cpp'];
const trials = ['native/main.cpp', 'native/trials.cpp', ...shared];

/** The sources of the harness that are linked into each build, and how they are compiled. */
const partsOf: Readonly<
  Record<Build, {build: Build; sources: readonly string[]; link?: readonly string[]}>
> = {
  checked: {
    build: 'checked',
    sources: [...trials, 'native/memory.cpp'],
    // native/memory.cpp replaces these functions.
    link: ['-Wl,--wrap=_Znwm,--wrap=_Znam,--wrap=_ZdlPvm'],
  },
  counted: {build: 'meter', sources: [...trials, 'native/meter.cpp']},
  meter: {build: 'meter', sources: []},
  fast: {build: 'fast', sources: trials},
  timed: {build: 'timed', sources: ['native/rounds.cpp', ...shared]},
};

const header = 'native/precompiled.hpp';
const streamsHeader = 'native/precompiled_iostream.hpp';
const folders = ['native', 'common'];

/** Returns all C++ files of the harness, including the headers that they include. */
export function harnessFiles(cpp: string = cppFolder()): string[] {
  const roots = [header, streamsHeader, ...Object.values(partsOf).flatMap(({sources}) => sources)];
  return includeClosure(
    roots.map((file) => path.join(cpp, file)),
    folders.map((folder) => path.join(cpp, folder)),
  );
}

/** The flags with which sources in any folder find the harness's headers by name. */
export const includeFlags = folders.flatMap((folder) => [
  '-iquote',
  path.join(cppFolder(), folder),
]);

/** Builds the code that all proofs share, with one compiler. */
export class Harness {
  readonly #memoize = memoizeByName<string>();
  #staticSanitizer?: readonly string[];

  /**
   * @param dir the cache folder; its name must change with the harness and the compiler, because
   * later runs use the files that they find in it.
   * @param outDir the folder for files that later runs cannot use.
   */
  constructor(
    private readonly compiler: Compiler,
    private readonly dir: string,
    private readonly outDir: string,
  ) {
    fs.mkdirSync(dir, {recursive: true});
    markUsed([dir]);
  }

  /**
   * Returns the arguments that link a program of a build: flags, and the objects of the harness.
   */
  async linkArguments(build: Build): Promise<string[]> {
    const parts = partsOf[build];
    const objects = await Promise.all(
      parts.sources.map((file) => {
        const object = path.join(this.dir, `${path.basename(file)}.${parts.build}.o`);
        return this.#fileOrMake(object, (target) =>
          this.#compile(programFlags(parts.build, this.compiler), ['-c', file, '-o', target]),
        );
      }),
    );
    return [
      ...builds[build].link,
      ...(build === 'checked' ? this.#linkSanitizer() : []),
      ...(parts.link ?? []),
      ...objects,
    ];
  }

  #linkSanitizer(): readonly string[] {
    return (this.#staticSanitizer ??= staticSanitizerFlags(this.compiler));
  }

  /** Returns the precompiled header that the programs of a build include first. */
  precompiledHeader(build: Build): Promise<string> {
    return this.#precompile(header, build, programFlags(build, this.compiler));
  }

  /** Returns a precompiled header with only `iostream`, for a listing that is compiled alone. */
  precompiledStreams(): Promise<string> {
    return this.#precompile(streamsHeader, 'iostream', builds.checked.compile);
  }

  #precompile(file: string, name: string, flags: readonly string[]): Promise<string> {
    const folder = namesItsSources(this.compiler) ? this.outDir : this.dir;
    return this.#fileOrMake(path.join(folder, `${name}.hpp.gch`), (target) =>
      this.#compile(flags, ['-x', 'c++-header', file, '-o', target]),
    );
  }

  /**
   * Names files relative to their folder, so that every copy of the package uses the same names.
   */
  #compile(flags: readonly string[], args: readonly string[]): Promise<void> {
    const found = folders.flatMap((folder) => ['-iquote', folder]);
    return callCompiler(this.compiler, [...flags, ...found, ...args], cppFolder());
  }

  #fileOrMake(file: string, make: (target: string) => Promise<void>): Promise<string> {
    return this.#memoize(file, () => fileOrMake(file, make));
  }
}
