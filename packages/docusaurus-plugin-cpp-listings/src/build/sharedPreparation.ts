import path from 'node:path';
import {bundleFiles, hasBundle} from './bundleFiles';
import type {Job} from './compileJobs';
import {sharedSteps, type Turn} from './compilePool';
import type {BuildKeys} from './keys';
import {onceUnlessFailed} from './onceUnlessFailed';

/**
 * The ranks of shared jobs. The compiler bundle is packed after all articles, or before them if a
 * page requests it.
 */
const ranks = {requested: -1, shared: -2, last: Number.MAX_SAFE_INTEGER} as const;

interface Options {
  readonly cacheDir: string;
  /** Runs a job when its turn comes. */
  readonly run: (job: Job, keys: BuildKeys, turn: Turn) => Promise<void>;
  /** Called after each step. */
  readonly onChange: () => void;
  /** Called with each error of packing the compiler bundle. */
  readonly onError: (error: unknown) => void;
}

/** Makes what all articles share: the compiled C++ library, and the compiler bundle for pages. */
export class SharedPreparation {
  #progress = {done: 0, total: 0};
  #bundleDir: string | undefined;
  #isBundleRequested = false;

  constructor(private readonly options: Options) {}

  /** The steps of compiling the library; the total is 0 until it starts. */
  get progress(): {readonly done: number; readonly total: number} {
    return this.#progress;
  }

  /** Whether the library is compiled. */
  get isPrepared(): boolean {
    const {done, total} = this.#progress;
    return total > 0 && done === total;
  }

  /** Whether the compiler bundle is packed. */
  get hasBundle(): boolean {
    return this.#bundleDir !== undefined;
  }

  /** Compiles the library once. After a failure, the next call tries again. */
  readonly prepare = onceUnlessFailed((keys: BuildKeys) => this.#compile(keys));

  async #compile(keys: BuildKeys): Promise<void> {
    // Each attempt counts its own steps, because those of a failed one may still be running.
    const progress = {done: 0, total: sharedSteps.flat().length};
    this.#progress = progress;
    const run = async (job: Job) => {
      await this.options.run(job, keys, {rank: () => ranks.shared});
      progress.done++;
      this.options.onChange();
    };
    try {
      for (const jobs of sharedSteps) {
        await Promise.all(jobs.map(run));
      }
    } catch (error) {
      this.#progress = {done: 0, total: 0};
      throw error;
    }
  }

  /** Packs the compiler bundle once, and returns its folder. After a failure, the next call tries again. */
  readonly pack = onceUnlessFailed(async (keys: BuildKeys) => {
    try {
      return await this.#makeBundle(keys);
    } catch (error) {
      this.options.onError(error);
      throw error;
    }
  });

  /** Packs the compiler bundle before all articles that are not compiled yet. */
  packNext(keys: BuildKeys): Promise<string> {
    this.#isBundleRequested = true;
    return this.pack(keys);
  }

  async #makeBundle(keys: BuildKeys): Promise<string> {
    const target = path.join(this.options.cacheDir, `compiler.${keys.compiling.bundle}`);
    if (!hasBundle(target)) {
      await this.prepare(keys);
      const rank = () => (this.#isBundleRequested ? ranks.requested : ranks.last);
      await this.options.run({type: 'bundle', target}, keys, {rank});
    }
    this.#bundleDir = target;
    this.options.onChange();
    return target;
  }

  /**
   * Returns the path of a file of the compiler bundle, by the bundle's folder and the file's name;
   * undefined if there is no such file.
   */
  bundleFile(place: string): string | undefined {
    const known = Object.values(bundleFiles).map(
      (file) => `${path.basename(this.#bundleDir ?? '')}/${file}`,
    );
    return known.includes(place) ? path.join(this.options.cacheDir, place) : undefined;
  }
}
