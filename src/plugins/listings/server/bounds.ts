/** Growth of a cost with the size n, for n of at least 1. */
type Growth = (n: number) => number;

/** A stated bound, read. */
export interface Bound {
  readonly growth: Growth;
  /** Whether the bound is for one of n operations, averaged over all of them. */
  readonly amortised: boolean;
}

const superscripts: Readonly<Record<string, number>> = {'²': 2, '³': 3};

/** One product of a sum: `n`, `n²`, `n log n`, `log n`, `n²log n`, `1`. */
function parseTerm(term: string): Growth | undefined {
  if (term === '1') {
    return () => 1;
  }
  const match = /^(?:([a-zA-Z])([²³])?)?\s*(log [a-zA-Z])?$/u.exec(term);
  if (!match || term === '') {
    return undefined;
  }
  const [, variable, superscript, logarithm] = match;
  const power = variable ? (superscripts[superscript ?? ''] ?? 1) : 0;
  // Every size of a trial is n, or grows with it, so each letter stands for n.
  return (n) => n ** power * (logarithm ? Math.log2(Math.max(2, n)) : 1);
}

/**
 * Reads a bound such as `O(n log n)`, `O(n + m)`, `O(n) expected` or
 * `O(1) amortised`.
 *
 * @throws Error that quotes what cannot be read.
 */
export function parseBound(text: string): Bound {
  const match = /^O\(([^)]+)\)( expected| amortised)?$/u.exec(text);
  const terms = match?.[1]?.split('+').map((term) => parseTerm(term.trim()));
  if (!match || !terms || terms.includes(undefined)) {
    throw new Error(
      `cannot read the bound "${text}"; write it like O(n log n), O(n²), O(n + m), ` +
        'O(n) expected or O(1) amortised',
    );
  }
  return {
    growth: (n) => terms.reduce((sum, term) => sum + (term?.(n) ?? 0), 0),
    amortised: match[2] === ' amortised',
  };
}

/** A cost that was counted at one size. */
export interface Count {
  readonly n: number;
  readonly cost: number;
}

/** How far, as a power of two over the judged sizes, a count may stray from its bound. */
const tolerance = 0.2;

/** How many doublings of n are judged; small sizes are ruled by constants. */
const judgedDoublings = 4;

/**
 * Compares counted costs with a stated bound over the largest sizes counted.
 *
 * @param counts costs at n = 1, 2, 4, …, in that order.
 * @returns undefined when the growth agrees, otherwise what was counted.
 */
export function contradiction(bound: Bound, counts: readonly Count[]): string | undefined {
  const last = counts.at(-1);
  const first = counts.at(-1 - judgedDoublings);
  if (!first || !last) {
    return `only ${counts.length} sizes were counted; ${judgedDoublings + 1} are needed`;
  }
  const per = (count: Count) => count.cost / (bound.amortised ? count.n : 1);
  const counted = Math.log2(per(last) / per(first));
  const stated = Math.log2(bound.growth(last.n) / bound.growth(first.n));
  if (Math.abs(counted - stated) <= tolerance) {
    return undefined;
  }
  return (
    `from n = ${first.n} to n = ${last.n} the cost grew ${(2 ** counted).toFixed(1)}-fold ` +
    `(${first.cost} to ${last.cost}), the bound says ${(2 ** stated).toFixed(1)}-fold`
  );
}
