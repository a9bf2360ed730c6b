/** Growth of a cost with the size n, for n of at least 1. */
type Growth = (n: number) => number;

/** A stated bound that was parsed. */
export interface Bound {
  readonly growth: Growth;
  /** Whether the bound is for one of n operations, averaged over all of them. */
  readonly amortised: boolean;
}

const superscripts: Readonly<Record<string, number>> = {'²': 2, '³': 3};

/** Parses one product of a sum: `n`, `n²`, `n log n`, `log n`, `n²log n`, `1`. */
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
 * Reads a bound such as `O(n log n)`, `O(n + m)`, `O(n) on average` (over the inputs),
 * `O(n) expected` (over the program's own random choices) or `O(1) amortised`.
 *
 * @throws Error that quotes what cannot be read.
 */
export function parseBound(text: string): Bound {
  const match = /^O\(([^)]+)\)( on average| expected| amortised)?$/u.exec(text);
  const terms = match?.[1]?.split('+').map((term) => parseTerm(term.trim()));
  if (!match || !terms || terms.includes(undefined)) {
    throw new Error(
      `cannot read the bound "${text}"; write it like O(n log n), O(n²), O(n + m), ` +
        'O(n) on average, O(n) expected or O(1) amortised',
    );
  }
  return {
    growth: (n) => terms.reduce((sum, term) => sum + (term?.(n) ?? 0), 0),
    amortised: match[2] === ' amortised',
  };
}
