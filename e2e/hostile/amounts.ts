/** Whether all hostile inputs are tried, as `npm run hostile` does, or a few of each kind. */
export const isWhole = process.env.HOSTILE === 'whole';

/** How many inputs of each kind are tried. */
export const amounts = isWhole
  ? {queries: 10_000, addresses: 1000, damages: 1000}
  : {queries: 150, addresses: 6, damages: 2};

/** How many programs a whole run tries. */
export const programs = 200;

/** All inputs come from it: the same seed makes the same ones. */
export const seed = Number(process.env.HOSTILE_SEED ?? 20250101);

/** The milliseconds beyond which a task of the page counts as one that a reader feels. */
export const longestTask = 200;
