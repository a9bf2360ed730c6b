import {numberText} from '../numberText';

/** The pixels between the top of the plot and the row of its smallest value. */
export const plotHeight = 288;

/** The pixels from that row down to 0, which has no logarithm, and to values too small to plot. */
export const zeroDrop = 24;

/** The scales of a plot: percent from the left, pixels from the top. */
export interface Scales {
  readonly x: (n: number) => number;
  readonly y: (value: number) => number;
  readonly sizes: readonly number[];
  readonly sizeText: (n: number) => string;
  readonly values: readonly number[];
  /** The text at the row of values that are below the smallest value. */
  readonly floor: string;
}

const powers = (base: number, most: number): number[] =>
  Array.from({length: most + 1}, (_, exponent) => base ** exponent);

/**
 * Returns logarithmic scales that hold all sizes and values, both from 1.
 *
 * @param largestSize at least 2.
 * @param largestValue the largest shown value.
 */
export function scalesFor(largestSize: number, largestValue: number): Scales {
  const doublings = Math.max(1, Math.log2(largestSize));
  const decades = Math.max(1, Math.ceil(Math.log10(Math.max(1, largestValue)) - 1e-9));
  return {
    x: (n) => (100 * Math.log2(Math.max(1, n))) / doublings,
    y: (value) =>
      value < 1 ? plotHeight + zeroDrop : plotHeight * (1 - Math.log10(value) / decades),
    // Only every second doubling, so that the numbers do not touch on a phone.
    sizes: powers(4, Math.floor(doublings / 2 + 1e-9)),
    sizeText: (n) => numberText(n),
    values: powers(10, decades),
    floor: numberText(0),
  };
}

/** The smallest speed, in nanoseconds for each element, that a plot distinguishes from smaller ones. */
export const minSpeed = 0.001;

/**
 * Returns logarithmic scales for sizes and speeds.
 *
 * @param sizes powers of ten, in ascending order, at least two.
 * @param speeds the shown speeds.
 */
export function speedScales(sizes: readonly number[], speeds: readonly number[]): Scales {
  const [first, last] = [Math.log10(sizes[0] ?? 1), Math.log10(sizes.at(-1) ?? 10)];
  const seen = speeds.filter((speed) => speed >= minSpeed).map((speed) => Math.log10(speed));
  const low = Math.floor(Math.min(0, ...seen));
  const high = Math.ceil(Math.max(low + 1, ...seen));
  const least = 10 ** low;
  return {
    x: (n) => (100 * (Math.log10(n) - first)) / (last - first),
    y: (speed) =>
      speed < minSpeed
        ? plotHeight + zeroDrop
        : (plotHeight * (high - Math.log10(speed))) / (high - low),
    sizes,
    sizeText: powerText,
    values: powers(10, high - low).map((power) => power * least),
    floor: `< ${numberText(minSpeed)}`,
  };
}

/**
 * Moves labels apart, each by as little as possible, and keeps their order.
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

/** Formats a power of ten for an axis: 0.1, 1, 10, 100, 1,000, 10⁴. */
export function powerText(value: number): string {
  const exponent = Math.round(Math.log10(value));
  return exponent < 4
    ? numberText(10 ** exponent)
    : `10${String(exponent).replace(/\d/g, (digit) => superscript.charAt(Number(digit)))}`;
}
