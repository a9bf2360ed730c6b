import fs from 'node:fs';
import path from 'node:path';
import {beginWith, builds, takeMain, type Build, type Compiler} from './compilers';
import {run} from './run';

/** An error that the compiler or the linker reported. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/** What of the harness is linked into a build, and how that is built. */
const harnessOf: Readonly<Record<Build, {build: Build; sources: readonly string[]}>> = {
  checked: {build: 'checked', sources: ['main.cpp']},
  counted: {build: 'meter', sources: ['main.cpp', 'meter.cpp']},
  meter: {build: 'meter', sources: []},
};

/** Compiles listings with one compiler into a folder of its own. */
export class Workshop {
  /** What was built or is being built, by its path. */
  readonly #made = new Map<string, Promise<string>>();

  /**
   * @param outDir for the programs of this run.
   * @param harnessDir for what is built of the harness; its name must change with
   * the harness, because later runs take what they find there.
   */
  constructor(
    readonly compiler: Compiler,
    private readonly listingsDir: string,
    private readonly outDir: string,
    private readonly harnessDir: string,
  ) {
    fs.mkdirSync(outDir, {recursive: true});
    fs.mkdirSync(harnessDir, {recursive: true});
  }

  /**
   * Builds the program of one listing. Under a proof it carries that proof too, and
   * runs it when it is given arguments.
   *
   * @throws BuildError with the compiler's own words, which name file and line.
   */
  build(build: Build, listing: string, proof: string | undefined): Promise<string> {
    const program = path.join(this.outDir, `${listing.replaceAll('/', '~')}.${build}`);
    return this.#once(program, async () => {
      const object = `${program}.o`;
      const {link} = builds[build];
      if (!proof) {
        await this.#compile(build, listing, object, []);
        await this.#call([...link, object, '-o', program]);
        return program;
      }
      const harness = harnessOf[build];
      const header = await this.#precompiledHeader(build);
      const objects = await Promise.all([
        this.#compile(build, proof, object, [
          ...beginWith(this.compiler, header),
          '-include',
          listing,
        ]),
        ...harness.sources.map((file) => this.#harnessObject(harness.build, file)),
      ]);
      await this.#call([...link, takeMain, ...objects, '-o', program]);
      return program;
    });
  }

  /**
   * Compiles a listing as a reader would, with only its own includes.
   *
   * @throws BuildError with the compiler's own words, which name file and line.
   */
  async compileAlone(listing: string): Promise<void> {
    await this.#call([...builds.checked.compile, '-fsyntax-only', listing]);
  }

  #harnessObject(build: Build, file: string): Promise<string> {
    const object = path.join(this.harnessDir, `${file}.${build}.o`);
    return this.#kept(object, (target) => this.#compile(build, `harness/${file}`, target, []));
  }

  #precompiledHeader(build: Build): Promise<string> {
    const header = path.join(this.harnessDir, `${build}.hpp.gch`);
    return this.#kept(header, async (target) => {
      const flags = [...builds[build].compile, '-x', 'c++-header'];
      await this.#call([...flags, 'harness/precompiled.hpp', '-o', target]);
    });
  }

  /** Makes a file unless an earlier run did, whole or not at all. */
  #kept(file: string, make: (target: string) => Promise<unknown>): Promise<string> {
    return this.#once(file, async () => {
      if (!fs.existsSync(file)) {
        const target = `${file}.${process.pid}`;
        await make(target);
        fs.renameSync(target, file);
      }
      return file;
    });
  }

  #once(made: string, make: () => Promise<string>): Promise<string> {
    const promise = this.#made.get(made) ?? make();
    this.#made.set(made, promise);
    return promise;
  }

  async #compile(
    build: Build,
    source: string,
    object: string,
    flags: readonly string[],
  ): Promise<string> {
    await this.#call([...builds[build].compile, ...flags, '-c', source, '-o', object]);
    return object;
  }

  async #call(args: readonly string[]): Promise<void> {
    const {status, stderr} = await run(this.compiler.command, args, {
      cwd: this.listingsDir,
      seconds: 120,
    });
    if (status !== 0) {
      throw new BuildError(
        stderr.trim().replaceAll(/^(?:\.\/)?(?=[\w-]+\/[^\s:]+:)/gm, 'listings/'),
      );
    }
  }
}
