import {shownPath} from '../content/sourceFile';
import type {Programs, Tried} from '../verify/nativeBuilder';
import {run, type Ended} from '../verify/runProgram';
import type {Compiler, TrialBuild} from '../verify/compilers';
import type {Program, Variant} from './variantBuilder';

/**
 * Calls what runs a program.
 *
 * @param what names what is run, for all variants alike.
 * @param seconds that the proof gives it.
 * @param start runs it, for so many seconds at most.
 */
export type Attempt = (
  what: string,
  seconds: number,
  start: (seconds: number) => Promise<Ended>,
) => Promise<Ended>;

/** Seconds that a run may take beyond what the listing itself lets expect. */
const patience = 2;

/** Seconds from which on a run takes about as long every time. */
const long = 10;

/** How long the runs of the unchanged listing take, by what is run. */
export class Durations {
  readonly #seconds = new Map<string, number>();

  /** Keeps how long a run takes. */
  async measure<Result>(what: string, attempt: () => Promise<Result>): Promise<Result> {
    const begun = performance.now();
    const result = await attempt();
    this.#seconds.set(what, (performance.now() - begun) / 1000);
    return result;
  }

  /** The seconds after which a run of a variant counts as endless. */
  limit(what: string): number {
    const seconds = this.#seconds.get(what) ?? 0;
    return patience + (seconds < long ? 10 : 3) * seconds;
  }
}

/** One variant of a listing, as the trials of a proof run it. */
export class VariantPrograms implements Programs {
  /** @param programOf returns the program of a build in which the variant is. */
  constructor(
    readonly compiler: Compiler,
    readonly listingsDir: string,
    private readonly variant: Variant,
    private readonly programOf: (build: TrialBuild) => Promise<Program>,
    private readonly attempt: Attempt,
  ) {}

  shown(file: string): string {
    return shownPath(this.listingsDir, file);
  }

  async run(
    build: TrialBuild,
    _tried: Tried,
    _listing: string,
    args: readonly string[],
    {input, seconds}: {input?: string; seconds: number},
  ): Promise<Ended> {
    const {file, variants} = await this.programOf(build);
    const number = variants.indexOf(this.variant);
    if (number < 0) {
      throw new RefusedError();
    }
    return this.attempt(`${build} ${args[0] ?? 'example'}`, seconds, (limit) =>
      run(file, [String(number), ...args], {input, seconds: limit}),
    );
  }
}

/** The compiler refuses a variant, or warns of it. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}
