/** A run that readers step through. */
export interface SteppedRun {
  /** The listing's file below `listings/`. */
  readonly file: string;
  /** The text to type into each field. */
  readonly fields: Readonly<Record<string, string>>;
}

const numbers = (count: number, valueOf: (index: number) => number) =>
  Array.from({length: count}, (_, index) => valueOf(index)).join(' ');

const allPairs = (elements: number): SteppedRun => ({
  file: 'two-numbers-add-to-k/brute-force.cpp',
  fields: {a: numbers(elements, (index) => 37 * index + 1000), k: '7'},
});

/**
 * A run of a thousand steps, and runs on 64 elements, the most that panels accept: one array, two
 * arrays with recursion, and a call stack.
 */
export const steppedRuns: readonly SteppedRun[] = [
  allPairs(24),
  allPairs(64),
  {
    file: 'merging-two-sorted-arrays/rotations.cpp',
    fields: {a: numbers(32, (index) => 2 * index), b: numbers(32, (index) => 2 * index + 1)},
  },
  {
    file: 'maximum-subarray-sum/divide-and-conquer.cpp',
    fields: {a: numbers(64, (index) => ((index * 7919) % 201) - 100)},
  },
];
