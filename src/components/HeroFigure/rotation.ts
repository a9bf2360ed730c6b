/** An element of an array: its value and its initial index. */
export interface Element {
  readonly value: number;
  readonly from: number;
}

/**
 * Returns the states of an array that is rotated left by `shift` with three reversals: the initial
 * state, then the state after each reversal.
 */
export function rotationByReversal(values: readonly number[], shift: number): Element[][] {
  const start = values.map((value, from) => ({value, from}));
  const first = [...start.slice(0, shift).reverse(), ...start.slice(shift)];
  const rest = [...first.slice(0, shift), ...first.slice(shift).reverse()];
  return [start, first, rest, [...rest].reverse()];
}
