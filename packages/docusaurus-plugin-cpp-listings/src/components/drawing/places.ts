/** The width of a monospaced character in ems; nearly all such fonts have it. */
const advance = 0.6;

/** A text and the point on which it is centred. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

const short = (length: number) => Number(length.toFixed(1));

/** Returns the middle of each character of monospaced texts. */
export function characterPlaces(texts: readonly PlacedText[], size: number) {
  return texts.flatMap(({text, x, y}) =>
    Array.from({length: text.length}, (_, index) => ({
      x: short(x + (index - (text.length - 1) / 2) * advance * size),
      y: short(y),
    })),
  );
}

/** A box of a drawing, by its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/**
 * Returns the outlines of boxes of the same height, whose places are multiples of a tenth. Each
 * outline begins relative to the one before, because equal distances compress better than places.
 */
export const outlines = (boxes: readonly Box[], height: number): string =>
  boxes
    .map(({x, y, width}, index) => {
      const before = boxes[index - 1] ?? {x: 0, y: 0};
      const start = `${short(x - before.x)} ${short(y - before.y)}`;
      return `${index === 0 ? 'M' : 'm'}${start}h${width}v${height}h${-width}z`;
    })
    .join('');

/** Returns the outline of a bracket below cells; `top` is the upper edge of its lane. */
export const bracketPath = (start: number, end: number, top: number): string =>
  `M${start} ${top + 3}v5H${end}v-5`;
