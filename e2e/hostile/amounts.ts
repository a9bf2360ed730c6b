/** Whether all hostile inputs are tried, as by `npm run hostile`, or a few of each kind. */
export const isWhole = process.env.HOSTILE === 'whole';

/** The number of inputs of each kind. */
export const amounts = isWhole
  ? {queries: 10_000, addresses: 1000, damages: 1000}
  : {queries: 150, addresses: 6, damages: 2};

/** The number of programs in a whole run. */
export const programCount = 200;

/** The seed of all random inputs. The same seed gives the same inputs. */
export const seed = Number(process.env.HOSTILE_SEED ?? 20250101);

/** The milliseconds from which a task of the page counts as one that a reader notices. */
export const noticedTask = 200;
