/** How the capacity of a full array grows. */
export interface Policy {
  readonly id: 'double' | 'half' | 'eight';
  /** The capacity after `capacity`, which is at least 1. */
  readonly next: (capacity: number) => number;
}

/** The policies that the figure compares. */
export const policies: readonly Policy[] = [
  {id: 'double', next: (capacity) => capacity * 2},
  {id: 'half', next: (capacity) => Math.max(capacity + 1, Math.floor(capacity * 1.5))},
  {id: 'eight', next: (capacity) => capacity + 8},
];

/** What it took to push a number of elements. */
export interface Growth {
  /** The capacities passed through, the present one last. */
  readonly capacities: readonly number[];
  /** Elements copied by all moves together. */
  readonly copies: number;
}

/** Pushes `count` elements, at least one, into an array that begins with room for one. */
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
