/**
 * The greatest spread at which speeds are drawn. On a quiet machine, times differ by a few
 * hundredths. On a machine that does other work, or that changes its frequency, they differ far
 * more.
 */
export const greatestSpread = 0.1;

/** The greatest share of disturbed batches at which speeds are drawn: medians ignore a few. */
export const greatestDisturbed = 0.05;
