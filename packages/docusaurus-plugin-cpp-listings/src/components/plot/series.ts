/** A value at a size. */
export interface Point {
  readonly n: number;
  readonly value: number;
  /** Whether it was counted or measured at the reader's request. */
  readonly isOwn?: boolean;
}

/** The line of an approach in a plot. */
export interface Series {
  /** Its letter in the plot: A, B, C, … */
  readonly letter: string;
  readonly title: string;
  readonly points: readonly Point[];
  /** A second line, from the reader's machine. */
  readonly own?: readonly Point[];
  /** The bound that the values are compared with, scaled to them. */
  readonly bound?: {readonly text: string; readonly points: readonly Point[]};
}

/** Returns the letter of an approach by its number. */
export const letterOf = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);

/** Returns all sizes at which a line has a point. */
export function sizesOf(series: readonly Series[]): number[] {
  const sizes = new Set(series.flatMap(({points}) => points.map(({n}) => n)));
  return [...sizes].sort((a, b) => a - b);
}
