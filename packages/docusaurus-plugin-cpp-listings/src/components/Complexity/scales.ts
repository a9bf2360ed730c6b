import {numberText} from '../numberText';

/** Pixels between the top of the plot and the row of 1. */
export const plotHeight = 288;

/** Pixels by which 0, which no logarithm has, lies below 1. */
export const zeroDrop = 24;

/** The scales of a plot: percent from the left, pixels from the top. */
export interface Scales {
  readonly x: (n: number) => number;
  readonly y: (value: number) => number;
  readonly sizes: readonly number[];
  readonly values: readonly number[];
}

const powers = (base: number, most: number): number[] =>
  Array.from({length: most + 1}, (_, exponent) => base ** exponent);

/**
 * Logarithmic scales that hold all sizes and values, both from 1.
 *
 * @param largestSize at least 2.
 * @param largestValue of what is shown.
 */
export function scalesFor(largestSize: number, largestValue: number): Scales {
  const doublings = Math.max(1, Math.log2(largestSize));
  const decades = Math.max(1, Math.ceil(Math.log10(Math.max(1, largestValue)) - 1e-9));
  return {
    x: (n) => (100 * Math.log2(Math.max(1, n))) / doublings,
    y: (value) =>
      value < 1 ? plotHeight + zeroDrop : plotHeight * (1 - Math.log10(value) / decades),
    // Every second doubling, so that the numbers keep apart on a phone.
    sizes: powers(4, Math.floor(doublings / 2 + 1e-9)),
    values: powers(10, decades),
  };
}

/**
 * Moves labels apart, each by as little as possible, in the order of their places.
 *
 * @param places pixels from the top, in any order.
 * @returns the new places, in the same order.
 */
export function spread(places: readonly number[], gap: number, bottom: number): number[] {
  const moved = places.map((place, index) => ({place, index})).sort((a, b) => a.place - b.place);
  let least = -Infinity;
  for (const label of moved) {
    label.place = Math.max(label.place, least);
    least = label.place + gap;
  }
  let most = bottom;
  for (const label of [...moved].reverse()) {
    label.place = Math.min(label.place, most);
    most = label.place - gap;
  }
  return moved.sort((a, b) => a.index - b.index).map(({place}) => place);
}

const superscript = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Formats a power of ten for an axis: 1, 10, 100, 1,000, 10⁴. */
export function powerText(value: number): string {
  const exponent = Math.round(Math.log10(value));
  return exponent < 4
    ? numberText(value)
    : `10${String(exponent).replace(/\d/g, (digit) => superscript.charAt(Number(digit)))}`;
}
