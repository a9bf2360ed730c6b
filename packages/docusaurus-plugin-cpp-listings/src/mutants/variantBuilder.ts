import fs from 'node:fs';
import path from 'node:path';
import {combinedSource, type Source} from '../build/unit';
import type {Proof} from '../content/proofs';
import {withExample} from '../toolchain/nodeInstrumenter';
import {callCompiler} from '../verify/callCompiler';
import {
  precompiledHeaderFlags,
  aroundListing,
  programFlags,
  type Compiler,
  type TrialBuild,
} from '../verify/compilers';
import {Harness, includeFlags} from '../verify/harness';
import {findAccepted} from './findAccepted';

/** One version of a listing's text. */
export interface Variant {
  /** The variant's name in the compiler's messages: letters, digits and hyphens. */
  readonly name: string;
  readonly text: string;
}

/** A program with several variants of a listing; its first argument is the number of a variant. */
export interface Program {
  readonly file: string;
  /** The variants that the compiler accepts without a warning, in the order of their numbers. */
  readonly variants: readonly Variant[];
}

/** Makes the sanitizer stop a program that allocates memory without end. */
const residentLimit = `extern "C" const char* __asan_default_options() {
  return "hard_rss_limit_mb=1000";
}`;

/**
 * Whether the compiler reports an error in a variant or in the proof that calls it, or the linker
 * reports a function whose declaration differs from its definition.
 */
const isNamed = ({name}: Variant, words: string, number: number) =>
  new RegExp(`^${name}(\\.proof)?:\\d+:\\d+: (fatal )?error:`, 'm').test(words) ||
  words.includes(`undefined reference to \`listing_${number}::`);

/**
 * Compiles many variants of a listing into one program, each with the listing's proof in a
 * namespace of its own. This way the compiler reads the headers once, which take nearly all of its
 * time.
 */
export class VariantBuilder {
  readonly #harness: Harness;

  /**
   * @param outDir the folder for the programs of this run.
   * @param harnessDir the folder in which the harness is cached; see `Harness`.
   */
  constructor(
    readonly compiler: Compiler,
    private readonly outDir: string,
    harnessDir: string,
  ) {
    fs.mkdirSync(outDir, {recursive: true});
    this.#harness = new Harness(compiler, harnessDir, outDir);
  }

  /**
   * Builds the program of some variants, with the flags of a proof.
   *
   * @param name the program's name in the folder of this run.
   */
  async build(
    build: TrialBuild,
    name: string,
    proof: Proof,
    variants: readonly Variant[],
  ): Promise<Program> {
    const file = path.join(this.outDir, `${name.replaceAll('/', '~')}.${build}`);
    const flags = [
      ...programFlags(build, this.compiler),
      ...precompiledHeaderFlags(this.compiler, await this.#harness.precompiledHeader(build)),
      ...includeFlags,
    ];
    const compile = async (tried: readonly Variant[], output: readonly string[]) => {
      fs.writeFileSync(`${file}.cpp`, await this.#sourceOf(build, tried, proof));
      await this.#call([...flags, ...output, `${file}.cpp`]);
    };
    // A syntax check finds most errors in a fraction of the time, because it generates no code.
    const parse = (tried: readonly Variant[]) => compile(tried, ['-fsyntax-only']);
    const parsed = variants.length > 1 ? await findAccepted(variants, parse, isNamed) : variants;
    const harness = await this.#harness.linkArguments(build);
    const make = async (tried: readonly Variant[]) => {
      await compile(tried, ['-c', '-o', `${file}.o`]);
      await this.#call([`${file}.o`, ...harness, '-o', file]);
    };
    const taken = await findAccepted(parsed, make, isNamed);
    return {file, variants: taken};
  }

  async #sourceOf(build: TrialBuild, variants: readonly Variant[], proof: Proof): Promise<string> {
    const {before, after} = aroundListing(build, this.compiler);
    const sources = await Promise.all(
      variants.map(async ({name, text}): Promise<Source> => ({
        file: name,
        shown: name,
        text: await withExample(text),
        before,
        beforeProof: after,
        proof: {...proof, shown: `${name}.proof`},
      })),
    );
    return combinedSource(sources, `#include "proof.hpp"\n${residentLimit}`, [
      'const proof::Listing listings[] = {',
      ...variants.map(
        (_, index) => `  {&listing_${index}::example, &listing_${index}::proof_main},`,
      ),
      '};',
    ]);
  }

  #call(args: readonly string[]): Promise<void> {
    return callCompiler(this.compiler, args, this.outDir);
  }
}
