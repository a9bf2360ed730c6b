import {parseBound, type Bound} from '../model/bounds';

/** A cost that was counted at one size. */
export interface Count {
  readonly n: number;
  readonly cost: number;
}

/**
 * The largest accepted difference between counted and stated growth, as a power of two over the
 * judged sizes. `fine` distinguishes logarithms, at sizes of tens of thousands. `coarse` only
 * distinguishes powers of n, which differ by a factor of 16 over the judged sizes. It is for
 * programs that take too long at larger sizes.
 */
export const tolerances = {fine: 0.2, coarse: 0.75} as const;

/** The number of doublings of n that are judged. Constants dominate the costs at smaller sizes. */
const judgedDoublings = 4;

/** The size up to which costs must be counted, at 1, 2, 4, …, to compare them with a bound. */
export const leastLargest = 2 ** judgedDoublings;

/** Returns a message if costs were counted at too few sizes to compare them with a bound. */
export const tooFewSizes = ({length}: readonly Count[]): string | undefined =>
  length > judgedDoublings
    ? undefined
    : `costs are counted at ${length} sizes only, and ${judgedDoublings + 1} are needed to judge a bound`;

const costOf = (bound: Bound, {n, cost}: Count) => cost / (bound.amortised ? n : 1);

// There are n + 1 positions among n elements. Nested loops cost products of such numbers, which
// differ much from powers of n at small sizes.
const statedFor = (bound: Bound, {n}: Count) => bound.growth(n + 1);

/** Compares the counted and the stated growth between two sizes, as powers of two. */
function straying(bound: Bound, first: Count, last: Count) {
  const counted = Math.log2(costOf(bound, last) / costOf(bound, first));
  const stated = Math.log2(statedFor(bound, last) / statedFor(bound, first));
  return {counted, stated, by: Math.abs(counted - stated)};
}

/**
 * Compares growth as `straying` does, but for the costs that each half of the sizes adds. They
 * contain no constant, such as the last levels that a recursion skips, or the fixed cost of a call.
 * Returns NaN if the bound says that nothing is added.
 */
function strayingOfAdded(bound: Bound, [first, middle, last]: readonly [Count, Count, Count]) {
  const growthOfAdded = (of: (bound: Bound, count: Count) => number) =>
    Math.log2((of(bound, last) - of(bound, middle)) / (of(bound, middle) - of(bound, first)));
  return Math.abs(growthOfAdded(costOf) - growthOfAdded(statedFor));
}

/**
 * Compares counted costs with a stated bound over the largest sizes counted. Terms that grow more
 * slowly than the bound may still show at the smallest of these sizes. The bound is accepted anyway
 * if the last doubling alone agrees with it, or the costs that each half of the sizes adds, each
 * within its share of the tolerance.
 *
 * @param counts costs at n = 1, 2, 4, …, in that order.
 * @param tolerance one of `tolerances`.
 * @returns undefined if the growth agrees, otherwise a description of the counted growth.
 */
export function contradiction(
  bound: Bound,
  counts: readonly Count[],
  tolerance: number = tolerances.fine,
): string | undefined {
  const last = counts.at(-1);
  const half = counts.at(-2);
  const middle = counts.at(-1 - judgedDoublings / 2);
  const first = counts.at(-1 - judgedDoublings);
  if (!first || !middle || !half || !last) {
    return tooFewSizes(counts);
  }
  const {counted, stated, by} = straying(bound, first, last);
  if (
    by <= tolerance ||
    straying(bound, half, last).by <= tolerance / judgedDoublings ||
    strayingOfAdded(bound, [first, middle, last]) <= tolerance / 2
  ) {
    return undefined;
  }
  return (
    `from n = ${first.n} to n = ${last.n} the cost grew ${(2 ** counted).toFixed(1)}-fold ` +
    `(${first.cost} to ${last.cost}), the bound says ${(2 ** stated).toFixed(1)}-fold`
  );
}

/** Subtracts the cost that every call has, whatever the size, so that growth shows. */
function aboveBase(counts: readonly Count[], granule: number): Count[] {
  const base = counts[0]?.cost ?? 0;
  return counts.map(({n, cost}) => ({n, cost: Math.max(0, cost - base) + granule}));
}

/** The counted costs of a program at n = 1, 2, 4, …, in that order. */
export interface CountedGrowth {
  /** Steps of some kind. */
  readonly time: readonly Count[];
  /** Bytes besides input and output. */
  readonly space: readonly Count[];
  /** The number of bytes that may come and go independently of the size. */
  readonly granule: number;
  /** The accepted difference from the bound; one of `tolerances`. */
  readonly tolerance?: number;
}

/** The comparison of a stated bound with counts. */
export interface BoundJudgement {
  readonly key: 'time' | 'space';
  readonly stated: string;
  /** Describes the counted growth; absent if it agrees with the bound. */
  readonly wrong?: string;
}

/** Compares both bounds of an approach with counts. */
export function judgeBounds(
  approach: Readonly<Record<'time' | 'space', string>>,
  {time, space, granule, tolerance}: CountedGrowth,
): BoundJudgement[] {
  const judge = (key: BoundJudgement['key'], counts: readonly Count[]): BoundJudgement => {
    const stated = approach[key];
    return {key, stated, wrong: contradiction(parseBound(stated), counts, tolerance)};
  };
  return [judge('time', time), judge('space', aboveBase(space, granule))];
}
