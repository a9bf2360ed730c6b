import fs from 'node:fs';
import path from 'node:path';
import {noteUse} from '../build/caches';
import {includeClosure} from '../build/includeClosure';
import {cppFolder} from '../build/packageFiles';
import {callCompiler} from './callCompiler';
import {
  builds,
  namesItsSources,
  programFlags,
  staticSanitizer,
  type Build,
  type Compiler,
} from './compilers';
import {oncePerName} from './oncePerName';
import {fileOrMake} from './fileOrMake';

const shared = ['native/support.cpp', 'common/random.cpp'];

/** What of the harness is linked into a build, and how that is built. */
const partsOf: Readonly<
  Record<Build, {build: Build; sources: readonly string[]; link?: readonly string[]}>
> = {
  checked: {
    build: 'checked',
    sources: ['native/main.cpp', ...shared, 'native/memory.cpp'],
    // What native/memory.cpp takes the place of.
    link: ['-Wl,--wrap=_Znwm,--wrap=_Znam,--wrap=_ZdlPvm'],
  },
  counted: {build: 'meter', sources: ['native/main.cpp', ...shared, 'native/meter.cpp']},
  meter: {build: 'meter', sources: []},
  fast: {build: 'fast', sources: ['native/main.cpp', ...shared]},
  timed: {build: 'timed', sources: ['native/rounds.cpp', ...shared]},
};

const header = 'native/precompiled.hpp';
const streamsHeader = 'native/precompiled_iostream.hpp';
const folders = ['native', 'common'];

/** Returns the C++ of the harness: all that is read of it. */
export function harnessFiles(cpp: string = cppFolder()): string[] {
  const roots = [header, streamsHeader, ...Object.values(partsOf).flatMap(({sources}) => sources)];
  return includeClosure(
    roots.map((file) => path.join(cpp, file)),
    folders.map((folder) => path.join(cpp, folder)),
  );
}

/** The flags that make the harness's headers found by their names, from any folder. */
export const quoted = folders.flatMap((folder) => ['-iquote', path.join(cppFolder(), folder)]);

/** Builds what all proofs share, with one compiler. */
export class Harness {
  readonly #once = oncePerName<string>();
  #staticSanitizer?: readonly string[];

  /**
   * @param dir for what is built; its name must change with the harness and the compiler,
   * because later runs take what they find there.
   * @param outDir for what is of no use to later runs.
   */
  constructor(
    private readonly compiler: Compiler,
    private readonly dir: string,
    private readonly outDir: string,
  ) {
    fs.mkdirSync(dir, {recursive: true});
    noteUse([dir]);
  }

  /** Returns what links a program of a build: flags, and the objects of the harness. */
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
    return (this.#staticSanitizer ??= staticSanitizer(this.compiler));
  }

  /** Returns the precompiled header that a program of a build begins with. */
  precompiledHeader(build: Build): Promise<string> {
    return this.#precompile(header, build, programFlags(build, this.compiler));
  }

  /** Returns a precompiled header that has `iostream` alone, for a listing compiled by itself. */
  precompiledStreams(): Promise<string> {
    return this.#precompile(streamsHeader, 'iostream', builds.checked.compile);
  }

  #precompile(file: string, name: string, flags: readonly string[]): Promise<string> {
    const folder = namesItsSources(this.compiler) ? this.outDir : this.dir;
    return this.#fileOrMake(path.join(folder, `${name}.hpp.gch`), (target) =>
      this.#compile(flags, ['-x', 'c++-header', file, '-o', target]),
    );
  }

  /** Names files relative to their folder, the same in every copy of the package. */
  #compile(flags: readonly string[], args: readonly string[]): Promise<void> {
    const found = folders.flatMap((folder) => ['-iquote', folder]);
    return callCompiler(this.compiler, [...flags, ...found, ...args], cppFolder());
  }

  #fileOrMake(file: string, make: (target: string) => Promise<void>): Promise<string> {
    return this.#once(file, () => fileOrMake(file, make));
  }
}
