/** Steps after which a run in a page counts as endless. */
export const stepLimit = 5_000_000;

/** Steps that a run in a page records at most. */
export const recordedStepLimit = 2000;
