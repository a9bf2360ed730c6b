/** Lengths in units of the SVG's viewBox, which are CSS pixels at full size. */
export const cellWidth = 48;
export const cellHeight = 40;
export const margin = 8;
export const titleHeight = 24;
export const indexHeight = 18;
export const rangeHeight = 26;
export const pointerHeight = 34;
export const rowGap = 14;

/** Widths of a character, rather too large, because the reader's fonts are not known here. */
export const titleCharacter = 8.2;
export const pointerCharacter = 8.6;
export const rangeCharacter = 7.2;

/** The largest amount of the style sheet. A drawing that is wider is shown at its full size. */
export const maxAmount = 100;

/** Rounds a whole number up to one for which the style sheet has a rule (`amounts.css`). */
export const amountOf = (value: number): number =>
  Math.min(maxAmount, value > 40 ? 2 * Math.ceil(value / 2) : value);

/**
 * Returns the smallest width of a drawing in rem; below it, the drawing scrolls.
 *
 * @param scale the smallest scale at which the drawing can be read.
 */
export const minWidth = (width: number, scale: number): number =>
  amountOf(Math.floor((width * scale) / 16));

/** Returns the left edge of a cell. */
export const cellLeft = (index: number) => margin + index * cellWidth;

/** Returns the middle of a cell. */
export const cellMiddle = (index: number) => cellLeft(index) + cellWidth / 2;
