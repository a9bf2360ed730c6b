import {
  countedKindsOf,
  type ApproachCosts,
  type Costs,
  type CountsBySize,
  type InputKind,
} from '../model/costs';
import {repeatableRandom} from '../run/random';
import {countCosts} from '../run/runModule';
import {openModule} from './openModule';
import {recordedOr} from './recorded';
import type {Unit} from './unit';

/** A unit's two modules. */
export interface Modules {
  readonly plain: string;
  readonly traced: string;
}

/**
 * Work after which no larger size is counted, so that a build does not wait for it. The
 * bounds are held against the worst inputs, which therefore go further.
 */
const enough: Readonly<Record<InputKind, number>> = {worst: 100_000, average: 25_000, best: 25_000};

/** Sizes that are counted at least: to fewer no bound can be held. */
const minSize = 128;
const largestSize: Readonly<Record<InputKind, number>> = {
  worst: 2 ** 12,
  average: 2 ** 10,
  best: 2 ** 10,
};

/** Steps of a run that is far beyond what `enough` lets happen. */
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

  /** @throws Error naming the listing when it does not run to its end. */
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

  #costs(entry: number, kind: InputKind, size: number): Costs {
    const counted = countCosts(this.#modules, entry, {kind, size}, endless, repeatableRandom());
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
 * What the listings of a unit cost at growing sizes, in their order.
 *
 * @param kept the file that an earlier build wrote them to, or that this one does.
 * @throws Error naming the listing when it does not run to its end.
 */
export function recordedCosts(unit: Unit, modules: Modules, kept: string): ApproachCosts[] {
  return recordedOr(kept, () => {
    const counter = new Counter(unit, modules);
    return unit.listings.map((_, entry) => counter.count(entry));
  });
}
