/** Outlines centred on (0, 0), one for each approach of a plot. */
const outlines = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  'M-3.5-3.5h7v7h-7z',
  'M0-4.5L4.5 3.5h-9z',
  'M0-5L5 0L0 5L-5 0z',
  'M0 4.5L4.5-3.5h-9z',
  'M-4-1.5h2.5v-2.5h3v2.5h2.5v3h-2.5v2.5h-3v-2.5h-2.5z',
  'M-4 4L-4-4L4 4z',
  'M0-5L1.4-1.4L5 0L1.4 1.4L0 5L-1.4 1.4L-5 0L-1.4-1.4z',
] as const;

const dashes = ['none', '7 3', '2 3', '9 3 2 3', '4 4', '12 4', '1 4', '6 2 1 2 1 2'] as const;

/** Returns the dashes of an approach's line. */
export const dashOf = (index: number): string => dashes[index % dashes.length] ?? 'none';

/**
 * Returns the outline, centred on (0, 0), of an approach's mark,
 * which identifies it where colours do not.
 */
export const outlineOf = (index: number): string => outlines[index % outlines.length] ?? '';
