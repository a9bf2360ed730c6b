import {shownPath} from '../content/sourceFile';
import type {Programs, TriedListings} from '../verify/nativeBuilder';
import {runProgram, type ProcessResult} from '../verify/runProgram';
import type {Compiler, TrialBuild} from '../verify/compilers';
import type {Program, Variant} from './variantBuilder';

/**
 * A function that runs a program by calling `start`, to measure or to limit its time.
 *
 * @param what the name of the run, the same for all variants.
 * @param seconds the time limit that the proof sets.
 * @param start runs the program for at most the given seconds.
 */
export type Attempt = (
  what: string,
  seconds: number,
  start: (seconds: number) => Promise<ProcessResult>,
) => Promise<ProcessResult>;

/** Extra seconds for each run, added to a multiple of the listing's own time. */
const extraSeconds = 2;

/** Seconds above which the time of a run varies little. */
const longRun = 10;

/** The durations of the unchanged listing's runs, by name. */
export class Durations {
  readonly #seconds = new Map<string, number>();

  /** Measures and stores the duration of a run. */
  async measure<Result>(what: string, attempt: () => Promise<Result>): Promise<Result> {
    const begun = performance.now();
    const result = await attempt();
    this.#seconds.set(what, (performance.now() - begun) / 1000);
    return result;
  }

  /** Returns the seconds after which a run of a variant counts as endless. */
  limit(what: string): number {
    const seconds = this.#seconds.get(what) ?? 0;
    return extraSeconds + (seconds < longRun ? 10 : 3) * seconds;
  }
}

/** One variant of a listing, as the trials of a proof run it. */
export class VariantPrograms implements Programs {
  /** @param programOf returns the program of a build that contains the variant. */
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
    _tried: TriedListings,
    _listing: string,
    args: readonly string[],
    {input, seconds}: {input?: string; seconds: number},
  ): Promise<ProcessResult> {
    const {file, variants} = await this.programOf(build);
    const number = variants.indexOf(this.variant);
    if (number < 0) {
      throw new RefusedError();
    }
    return this.attempt(`${build} ${args[0] ?? 'example'}`, seconds, (limit) =>
      runProgram(file, [String(number), ...args], {input, seconds: limit}),
    );
  }
}

/** The compiler refused a variant or warned about it. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}
