import {parseBound, type Bound} from '../model/bounds';

/** A cost that was counted at one size. */
export interface Count {
  readonly n: number;
  readonly cost: number;
}

/**
 * How far, as a power of two over the judged sizes, a count may stray from its bound.
 * `fine` tells logarithms apart, at sizes of tens of thousands. `coarse` tells powers of
 * n apart, sixteen times as much over these sizes, where larger ones take too long.
 */
export const tolerances = {fine: 0.2, coarse: 0.75} as const;

/** How many doublings of n are judged; small sizes are ruled by constants. */
const judgedDoublings = 4;

/** The size up to which costs must be counted, at 1, 2, 4, …, to hold a bound against them. */
export const leastLargest = 2 ** judgedDoublings;

/** Says that costs were counted at too few sizes to hold a bound against them, if they were. */
export const tooFewSizes = ({length}: readonly Count[]): string | undefined =>
  length > judgedDoublings
    ? undefined
    : `costs are counted at ${length} sizes only, and ${judgedDoublings + 1} are needed to judge a bound`;

const costOf = (bound: Bound, {n, cost}: Count) => cost / (bound.amortised ? n : 1);

// Among n elements there are n + 1 places: loops inside loops come to products of
// such numbers, which at small sizes are far from powers of n.
const statedFor = (bound: Bound, {n}: Count) => bound.growth(n + 1);

/** Returns how far apart two growths from one size to another are, as a power of two. */
function straying(bound: Bound, first: Count, last: Count) {
  const counted = Math.log2(costOf(bound, last) / costOf(bound, first));
  const stated = Math.log2(statedFor(bound, last) / statedFor(bound, first));
  return {counted, stated, by: Math.abs(counted - stated)};
}

/**
 * The same of what each half of the sizes adds, from which a constant is gone: a
 * recursion that ends some levels early, or what every call needs. Not a number where
 * the bound says that nothing is added.
 */
function strayingOfAdded(bound: Bound, [first, middle, last]: readonly [Count, Count, Count]) {
  const growthOfAdded = (of: (bound: Bound, count: Count) => number) =>
    Math.log2((of(bound, last) - of(bound, middle)) / (of(bound, middle) - of(bound, first)));
  return Math.abs(growthOfAdded(costOf) - growthOfAdded(statedFor));
}

/**
 * Compares counted costs with a stated bound over the largest sizes counted. What
 * grows more slowly than the bound may still show in the first of them; it does no
 * harm where the last doubling alone agrees, or what the halves of the sizes add, to
 * within their share of the tolerance.
 *
 * @param counts costs at n = 1, 2, 4, …, in that order.
 * @param tolerance one of `tolerances`.
 * @returns undefined when the growth agrees, otherwise what was counted.
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

/** Subtracts what every call needs, whatever the size, so that growth shows. */
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
  /** Bytes that may come and go with no reason in the size. */
  readonly granule: number;
  /** How far the counts may stray; one of `tolerances`. */
  readonly tolerance?: number;
}

/** The comparison of a stated bound with counts. */
export interface BoundJudgement {
  readonly key: 'time' | 'space';
  readonly stated: string;
  /** What was counted instead; absent when the bound agrees. */
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
