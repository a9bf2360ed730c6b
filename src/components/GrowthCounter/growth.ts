/** A growth policy: how the capacity of a full array grows. */
export interface Policy {
  readonly id: 'double' | 'half' | 'eight';
  /** Returns the capacity that follows `capacity`, which is at least 1. */
  readonly next: (capacity: number) => number;
}

/** The policies that the figure compares. */
export const policies: readonly Policy[] = [
  {id: 'double', next: (capacity) => capacity * 2},
  {id: 'half', next: (capacity) => Math.max(capacity + 1, Math.floor(capacity * 1.5))},
  {id: 'eight', next: (capacity) => capacity + 8},
];

/** The cost of pushing a number of elements. */
export interface Growth {
  /** All capacities in order; the last one is the current capacity. */
  readonly capacities: readonly number[];
  /** The number of elements copied by all reallocations together. */
  readonly copies: number;
}

/** Returns the cost of pushing `count` elements, at least one, into an array of capacity 1. */
export function grow({next}: Policy, count: number): Growth {
  const capacities = [1];
  let capacity = 1;
  let copies = 0;
  while (capacity < count) {
    copies += capacity;
    capacity = next(capacity);
    capacities.push(capacity);
  }
  return {capacities, copies};
}
