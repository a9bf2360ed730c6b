import fs from 'node:fs';
import path from 'node:path';
import {withExample} from '../live/instrument';
import {noteUse} from '../caches';
import {gathered, type Source} from '../live/unit';
import {readProof, type Proof} from '../proofs';
import {beginWith, builds, namesItsSources, type Build, type Compiler} from './compilers';
import {run, type Ended} from './run';

/** An error that the compiler or the linker reported. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/** What of the harness is linked into a build, and how that is built. */
const harnessOf: Readonly<Record<Build, {build: Build; sources: readonly string[]}>> = {
  checked: {build: 'checked', sources: ['main.cpp', 'random.cpp']},
  counted: {build: 'meter', sources: ['main.cpp', 'random.cpp', 'meter.cpp']},
  meter: {build: 'meter', sources: []},
};

/** Listings that are tried by one program, under the proof of their problem. */
export interface Tried {
  /** The problem's id. */
  readonly id: string;
  /** Files below `listings/`. */
  readonly files: readonly string[];
}

/** Compiles listings with one compiler into a folder of its own. */
export class Workshop {
  /** What was built or is being built, or what was said of it, by its path. */
  readonly #made = new Map<string, Promise<string>>();

  /**
   * @param outDir for the programs of this run.
   * @param harnessDir for what is built of the harness; its name must change with
   * the harness, because later runs take what they find there.
   * @param alike for each approach those whose headers are read together with its own.
   */
  constructor(
    readonly compiler: Compiler,
    private readonly listingsDir: string,
    private readonly outDir: string,
    private readonly harnessDir: string,
    private readonly alike: ReadonlyMap<string, readonly string[]>,
  ) {
    fs.mkdirSync(outDir, {recursive: true});
    fs.mkdirSync(harnessDir, {recursive: true});
    noteUse([harnessDir]);
  }

  /**
   * Builds the program of one listing as it stands.
   *
   * @throws BuildError with the compiler's own words, which name file and line.
   */
  buildAlone(listing: string): Promise<string> {
    const program = this.#outFile(listing, 'alone');
    return this.#once(program, async () => {
      const object = await this.#compile('checked', listing, `${program}.o`, []);
      await this.#call([...builds.checked.link, object, '-o', program]);
      return program;
    });
  }

  /**
   * Runs a listing of those that are tried together: its example without arguments,
   * and otherwise what the arguments name of its proof.
   *
   * @throws BuildError with the compiler's own words, which name file and line.
   */
  async run(
    build: 'checked' | 'counted',
    tried: Tried,
    listing: string,
    args: readonly string[],
    limits: {input?: string; seconds: number},
  ): Promise<Ended> {
    const program = await this.#build(build, tried);
    return run(program, [String(tried.files.indexOf(listing)), ...args], limits);
  }

  /** What all listings of a problem have in common is compiled once this way. */
  #build(build: 'checked' | 'counted', {id, files}: Tried): Promise<string> {
    const program = this.#outFile(id, build);
    return this.#once(program, async () => {
      const harness = harnessOf[build];
      const source = `${program}.cpp`;
      fs.writeFileSync(source, await this.#sourceOf(id, files));
      const header = await this.#precompiledHeader(build);
      const objects = await Promise.all([
        this.#compile(build, source, `${program}.o`, [
          ...beginWith(this.compiler, header),
          ...['-iquote', '.'],
        ]),
        ...harness.sources.map((file) => this.#harnessObject(harness.build, file)),
      ]);
      await this.#call([...builds[build].link, ...objects, '-o', program]);
      return program;
    });
  }

  #sourcesOf(files: readonly string[], proof?: Proof): Promise<Source[]> {
    return Promise.all(
      files.map(async (file) => {
        const text = fs.readFileSync(path.join(this.listingsDir, file), 'utf8');
        return {file, text: await withExample(text), proof};
      }),
    );
  }

  async #sourceOf(id: string, files: readonly string[]): Promise<string> {
    const sources = await this.#sourcesOf(files, readProof(this.listingsDir, id));
    return gathered(sources, '#include "harness/proof.hpp"', [
      'const proof::Listing listings[] = {',
      ...files.map((_, index) => `  {&listing_${index}::example, &listing_${index}::proof_main},`),
      '};',
    ]);
  }

  #outFile(name: string, kind: string): string {
    return path.join(this.outDir, `${name.replaceAll('/', '~')}.${kind}`);
  }

  /**
   * Compiles an approach as a reader would, with only its own includes.
   *
   * @throws BuildError with the compiler's own words, which name file and line.
   */
  async compileAlone(approach: string): Promise<void> {
    const alike = this.alike.get(approach) ?? [approach];
    const source = this.#outFile(alike[0] ?? approach, 'includes.cpp');
    const words = await this.#once(source, async () => {
      fs.writeFileSync(source, gathered(await this.#sourcesOf(alike)));
      try {
        await this.#call([...builds.checked.compile, '-fsyntax-only', source]);
        return '';
      } catch (error) {
        if (error instanceof BuildError) {
          return error.message;
        }
        throw error;
      }
    });
    if (words.includes(`listings/${approach}:`)) {
      throw new BuildError(words);
    }
  }

  /**
   * Compiles an exercise's starting code with its proof; what it leaves unused is for
   * readers to use.
   *
   * @throws BuildError with the compiler's own words, which name file and line.
   */
  async compileStarter(starter: string, proof: string): Promise<void> {
    const header = beginWith(this.compiler, await this.#precompiledHeader('checked'));
    const flags = [...builds.checked.compile, '-Wno-error', '-fsyntax-only'];
    await this.#call([...flags, ...header, '-include', starter, proof]);
  }

  #harnessObject(build: Build, file: string): Promise<string> {
    const object = path.join(this.harnessDir, `${file}.${build}.o`);
    return this.#kept(object, (target) => this.#compile(build, `harness/${file}`, target, []));
  }

  #precompiledHeader(build: Build): Promise<string> {
    const folder = namesItsSources(this.compiler) ? this.outDir : this.harnessDir;
    const header = path.join(folder, `${build}.hpp.gch`);
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
        stderr.trim().replaceAll(/^(?:\.\/)?(?=(?!listings\/)[\w-]+\/[^\s:]+:)/gm, 'listings/'),
      );
    }
  }
}
