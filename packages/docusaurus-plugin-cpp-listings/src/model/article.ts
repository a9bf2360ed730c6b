/**
 * Returns the article that a problem or a file of the listings' folder belongs to.
 *
 * @param name the problem's id, or the file's path below that folder.
 */
export const articleOf = (name: string): string => name.split('/')[0] ?? name;

/** Returns the address, below the site's, of the page with an article's recorded runs. */
export const runsPath = (name: string): string => `runs/${articleOf(name)}`;

/**
 * Whether costs are counted on all kinds of inputs, and calls timed: variants and exercises have their
 * bounds checked alone.
 */
export const isCountedWhole = (problem: string): boolean => !problem.includes('/');
