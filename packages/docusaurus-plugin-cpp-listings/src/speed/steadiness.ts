/**
 * The greatest spread at which speeds are drawn. Times of a quiet machine lie within a few
 * hundredths of each other; one that does other work, or that changes its frequency, is far
 * beyond.
 */
export const greatestSpread = 0.1;

/** The greatest part of disturbed batches at which speeds are drawn: the medians pass over a few. */
export const greatestDisturbed = 0.05;
