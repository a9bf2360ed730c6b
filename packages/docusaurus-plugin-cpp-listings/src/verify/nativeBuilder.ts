import fs from 'node:fs';
import path from 'node:path';
import {withExample} from '../toolchain/nodeInstrumenter';
import {keyOf} from '../build/keyOf';
import {combinedSource, headersOf, type Source} from '../build/unit';
import {starterFile} from '../content/listings';
import {listingError, proofError} from '../content/sourceErrors';
import {readProof, readTimedProof, type Proof} from '../content/proofs';
import {readSource, shownPath, type SourceFile} from '../content/sourceFile';
import {BuildError, callCompiler} from './callCompiler';
import {
  aroundListing,
  aroundStarter,
  precompiledHeaderFlags,
  builds,
  programFlags,
  type Build,
  type Compiler,
  type TrialBuild,
} from './compilers';
import {Harness, includeFlags} from './harness';
import {memoizeByName} from './memoizeByName';
import {fileOrMake} from './fileOrMake';
import {runProgram, type ProcessResult} from './runProgram';

/** Listings that one program tries, with the proof of their problem. */
export interface TriedListings {
  /** The problem's id. */
  readonly id: string;
  /** Listings, below the listings' folder. */
  readonly files: readonly string[];
  /** The problem's starter below that folder, if it is tried too. Only checked programs contain it. */
  readonly starter?: string;
}

const isStarter = (file: string) => path.posix.basename(file) === starterFile;

/** Returns the files that a program consists of, in the order of their numbers. */
const filesOf = (build: Build, {files, starter}: TriedListings) =>
  build === 'checked' && starter !== undefined ? [...files, starter] : files;

/** The programs of listings, as trials run them. */
export interface Programs {
  readonly compiler: Compiler;
  readonly listingsDir: string;
  /** Returns the path of a file relative to the site's folder, as errors name it. */
  shown(file: string): string;
  /**
   * Runs one of the tried listings: its example if there are no arguments, otherwise the part of
   * its proof that the arguments name.
   *
   * @throws BuildError with the compiler's message, which names file and line.
   */
  run(
    build: TrialBuild,
    tried: TriedListings,
    listing: string,
    args: readonly string[],
    limits: {input?: string; seconds: number},
  ): Promise<ProcessResult>;
}

/** Returns a source if it is valid. @throws BuildError naming the error. */
function requireValid<Read extends SourceFile>(
  source: Read,
  errorOf: (source: SourceFile) => string | undefined,
): Read {
  const error = errorOf(source);
  if (error !== undefined) {
    throw new BuildError(error);
  }
  return source;
}

/** Compiles listings with one compiler into a folder of its own. */
export class NativeBuilder implements Programs {
  readonly #harness: Harness;
  /** Programs, by their paths. */
  readonly #program = memoizeByName<string>();
  /** Whether the compiler accepts the source at a path. */
  readonly #accepts = memoizeByName<boolean>();

  /**
   * @param outDir the folder for the programs of this run.
   * @param harnessDir the folder in which the harness is cached; see `Harness`.
   * @param includeGroups for each approach, the approaches that are compiled with it; see
   * `groupByIncludes`.
   * @param cachePrefix the path prefix of cached programs; it must change with the compiler and
   * with the code that builds them.
   */
  constructor(
    readonly compiler: Compiler,
    readonly listingsDir: string,
    private readonly outDir: string,
    harnessDir: string,
    private readonly includeGroups: ReadonlyMap<string, readonly string[]> = new Map(),
    private readonly cachePrefix = path.join(outDir, 'cached'),
  ) {
    fs.mkdirSync(outDir, {recursive: true});
    this.#harness = new Harness(compiler, harnessDir, outDir);
  }

  shown(file: string): string {
    return shownPath(this.listingsDir, file);
  }

  /**
   * Builds the program of one listing without its proof.
   *
   * @throws BuildError with the compiler's message, which names file and line.
   */
  buildAlone(listing: string): Promise<string> {
    const program = this.#outFile(listing, 'alone');
    return this.#program(program, async () => {
      this.#read(listing);
      const object = await this.#compile(builds.checked.compile, listing, `${program}.o`);
      await this.#call([...builds.checked.link, object, '-o', program]);
      return program;
    });
  }

  async run(
    build: TrialBuild,
    tried: TriedListings,
    listing: string,
    args: readonly string[],
    limits: {input?: string; seconds: number},
  ): Promise<ProcessResult> {
    const program = await this.#build(build, tried);
    const number = filesOf(build, tried).indexOf(listing);
    return runProgram(program, [String(number), ...args], limits);
  }

  /**
   * Builds the program that times listings of a problem; see cpp/native/rounds.cpp.
   *
   * @throws BuildError with the compiler's message, which names file and line.
   */
  buildTimed(tried: TriedListings): Promise<string> {
    return this.#build('timed', tried);
  }

  /**
   * Builds one program for all listings of a problem, so that their common code is compiled once.
   */
  #build(build: TrialBuild | 'timed', tried: TriedListings): Promise<string> {
    const {id} = tried;
    const name = this.#outFile(id, build);
    return this.#program(name, async () => {
      const read = build === 'timed' ? readTimedProof : readProof;
      const text = await this.#sourceOf(
        build,
        filesOf(build, tried),
        requireValid(read(this.listingsDir, id), proofError),
      );
      return fileOrMake(this.#cachedFile(text, build), async (program) => {
        const source = `${name}.cpp`;
        fs.writeFileSync(source, text);
        const header = await this.#harness.precompiledHeader(build);
        const flags = [
          ...programFlags(build, this.compiler),
          ...precompiledHeaderFlags(this.compiler, header),
          ...includeFlags,
        ];
        const [object, harness] = await Promise.all([
          this.#compile(flags, source, `${name}.o`),
          this.#harness.linkArguments(build),
        ]);
        await this.#call([object, ...harness, '-o', program]);
      });
    });
  }

  /** Returns the path at which the result of compiling a text is cached. */
  #cachedFile(text: string, kind: string): string {
    return `${this.cachePrefix}.${keyOf([text])}.${kind}`;
  }

  /** Reads a file. @throws BuildError if a listing cannot be compiled or run. */
  #read(file: string): SourceFile {
    const source = readSource(this.listingsDir, file);
    return isStarter(file) ? source : requireValid(source, listingError);
  }

  #sourcesOf(files: readonly string[], proof?: Proof): Promise<Source[]> {
    return Promise.all(
      files.map(async (file) => {
        const source = this.#read(file);
        return {...source, text: await withExample(source.text), proof};
      }),
    );
  }

  async #sourceOf(build: Build, files: readonly string[], proof: Proof): Promise<string> {
    const sources = (await this.#sourcesOf(files, proof)).map((source) => {
      const around = [
        aroundListing(build, this.compiler),
        ...(isStarter(source.file) ? [aroundStarter] : []),
      ];
      return {
        ...source,
        before: around.flatMap(({before}) => before),
        beforeProof: around.flatMap(({after}) => after),
      };
    });
    return combinedSource(sources, '#include "proof.hpp"', [
      'const proof::Listing listings[] = {',
      ...files.map((file, index) => {
        const example = isStarter(file) ? 'nullptr' : `&listing_${index}::example`;
        return `  {${example}, &listing_${index}::proof_main},`;
      }),
      '};',
    ]);
  }

  #outFile(name: string, kind: string): string {
    return path.join(this.outDir, `${name.replaceAll('/', '~')}.${kind}`);
  }

  /**
   * Compiles an approach as a reader would, with only its own includes. It is compiled together
   * with the approaches that include the same headers. If that fails, it is compiled alone, so that
   * its errors never depend on the others.
   *
   * @throws BuildError with the compiler's message, which names file and line.
   */
  async compileAlone(approach: string): Promise<void> {
    const group = this.includeGroups.get(approach) ?? [approach];
    const together = this.#outFile(group[0] ?? approach, 'includes.cpp');
    const isAccepted = await this.#accepts(together, async () => {
      try {
        await this.#checkSyntax(together, group);
        return true;
      } catch (error) {
        if (error instanceof BuildError) {
          return false;
        }
        throw error;
      }
    });
    if (!isAccepted) {
      await this.#checkSyntax(this.#outFile(approach, 'alone.cpp'), [approach]);
    }
  }

  async #checkSyntax(source: string, files: readonly string[]): Promise<void> {
    const text = combinedSource(await this.#sourcesOf(files));
    await fileOrMake(this.#cachedFile(text, 'accepted'), async (marker) => {
      fs.writeFileSync(source, text);
      const streams = headersOf(text).includes('iostream')
        ? precompiledHeaderFlags(this.compiler, await this.#harness.precompiledStreams())
        : [];
      await this.#call([...builds.checked.compile, ...streams, '-fsyntax-only', source]);
      fs.writeFileSync(marker, '');
    });
  }

  async #compile(flags: readonly string[], source: string, object: string): Promise<string> {
    await this.#call([...flags, '-c', source, '-o', object]);
    return object;
  }

  #call(args: readonly string[]): Promise<void> {
    return callCompiler(this.compiler, args, this.listingsDir);
  }
}
