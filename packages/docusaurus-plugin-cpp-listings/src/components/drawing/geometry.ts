/** Lengths in units of the SVG's viewBox, which are CSS pixels at full size. */
export const cellWidth = 48;
export const cellHeight = 40;
export const margin = 8;
export const titleHeight = 24;
export const indexHeight = 18;
export const rangeHeight = 26;
export const pointerHeight = 34;
export const rowGap = 14;

/** Widths of a character, on the wide side: the reader's fonts are not known here. */
export const titleCharacter = 8.2;
export const pointerCharacter = 8.6;
export const rangeCharacter = 7.2;

/** Rounds a whole number up to one for which the style sheet has a rule (`amounts.css`). */
export const amountOf = (value: number): number =>
  Math.min(100, value > 40 ? 2 * Math.ceil(value / 2) : value);

/**
 * The least width of a drawing, below which it scrolls, in rem.
 *
 * @param scale the least at which the drawing can be read.
 */
export const leastWidth = (width: number, scale: number): number =>
  amountOf(Math.floor((width * scale) / 16));

/** Left edge of a cell. */
export const cellLeft = (index: number) => margin + index * cellWidth;

/** Middle of a cell. */
export const cellMiddle = (index: number) => cellLeft(index) + cellWidth / 2;
