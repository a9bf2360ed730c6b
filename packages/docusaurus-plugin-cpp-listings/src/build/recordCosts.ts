import {
  countedKindsOf,
  type ApproachCosts,
  type Costs,
  type CountsBySize,
  type InputKind,
} from '../model/costs';
import {errorMessage} from '../model/errorMessage';
import {repeatableRandom} from '../run/random';
import {countCosts, type Counted} from '../run/runModule';
import {openModule} from './openModule';
import {readOrRecord} from './readOrRecord';
import type {Unit} from './unit';

/** A unit's two modules. */
export interface Modules {
  readonly plain: string;
  readonly traced: string;
}

/**
 * The amount of work after which no larger size is counted, so that a build does not wait. The
 * limit is higher for worst inputs, because bounds are checked against them.
 */
const enough: Readonly<Record<InputKind, number>> = {worst: 100_000, average: 25_000, best: 25_000};

/**
 * Worst inputs are counted at least up to this size, because fewer counts cannot confirm a bound.
 */
const minSize = 128;
const largestSize: Readonly<Record<InputKind, number>> = {
  worst: 2 ** 12,
  average: 2 ** 10,
  best: 2 ** 10,
};

/** The step limit of a run, far above the work that `enough` allows. */
const endless = 50_000_000;

/** Counts the listings of one unit. */
class Counter {
  readonly #modules: Readonly<Record<keyof Modules, WebAssembly.Module>>;

  constructor(
    private readonly unit: Unit,
    modules: Modules,
  ) {
    this.#modules = {plain: openModule(modules.plain), traced: openModule(modules.traced)};
  }

  /**
   * Counts the costs of one listing.
   *
   * @throws Error naming the listing when it does not finish, or its proof makes no input.
   */
  count(entry: number): ApproachCosts {
    const {problem = ''} = this.unit.listings[entry] ?? {};
    return {
      worst: {},
      average: {},
      best: {},
      ...Object.fromEntries(
        countedKindsOf(problem).map((kind) => [kind, this.#sizes(entry, kind)]),
      ),
    };
  }

  #sizes(entry: number, kind: InputKind): CountsBySize {
    const counted: Record<string, Costs> = {};
    const {least = 1, largest = Infinity} = this.unit.listings[entry] ?? {};
    const most = Math.min(largestSize[kind], largest);
    for (let n = 2 ** Math.ceil(Math.log2(least)); n <= most; n *= 2) {
      const costs = this.#costs(entry, kind, n);
      counted[n] = costs;
      if (costs.work > enough[kind] && (n >= minSize || kind !== 'worst')) {
        break;
      }
    }
    return counted;
  }

  /** Counts one run. @throws Error naming the listing when its proof makes no input. */
  #counted(entry: number, kind: InputKind, size: number): Counted {
    try {
      return countCosts(this.#modules, entry, {kind, size}, endless, repeatableRandom());
    } catch (error) {
      const {shown} = this.unit.listings[entry] ?? {};
      throw new Error(`${shown}: its proof.cpp fails: ${errorMessage(error)}`, {cause: error});
    }
  }

  #costs(entry: number, kind: InputKind, size: number): Costs {
    const counted = this.#counted(entry, kind, size);
    if ('failure' in counted) {
      const {shown} = this.unit.listings[entry] ?? {};
      throw new Error(
        `${shown}: counting its ${kind} input of size ${size} failed: ${counted.failure.message}`,
      );
    }
    return counted.costs;
  }
}

/**
 * Returns the costs of a unit's listings at growing sizes, in the order of the listings.
 *
 * @param cacheFile the cache file of the costs; it is written if it does not exist.
 * @throws Error naming the listing when it does not finish, or its proof makes no input.
 */
export function readOrRecordCosts(
  unit: Unit,
  modules: Modules,
  cacheFile: string,
): ApproachCosts[] {
  return readOrRecord(cacheFile, () => {
    const counter = new Counter(unit, modules);
    return unit.listings.map((_, entry) => counter.count(entry));
  });
}
