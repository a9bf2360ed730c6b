/**
 * The greatest spread at which speeds are drawn. Times of a quiet machine lie within a few
 * hundredths of each other; one that does other work, or that changes its frequency, is far
 * beyond.
 */
export const greatestSpread = 0.1;

/** Returns how far the middle nine tenths of some times lie apart, as a part of their median. */
export function spreadOf(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.round(part * (sorted.length - 1))] ?? 0;
  return (at(0.95) - at(0.05)) / at(0.5);
}
