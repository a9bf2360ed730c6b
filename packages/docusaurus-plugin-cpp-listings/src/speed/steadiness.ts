/**
 * The greatest spread at which speeds are drawn. Times of a quiet machine lie within a few
 * hundredths of each other; one that does other work, or that changes its frequency, is far
 * beyond.
 */
export const greatestSpread = 0.1;
