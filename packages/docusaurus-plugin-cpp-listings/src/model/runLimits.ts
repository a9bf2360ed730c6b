/** Steps after which a run in a page counts as endless. */
export const stepLimit = 5_000_000;

/** The greatest number of steps that a run in a page records. */
export const recordedStepLimit = 2000;
