/**
 * Returns the article that a problem or a file of the listings' folder belongs to.
 *
 * @param name the problem's id, or the file's path below that folder.
 */
export const articleOf = (name: string): string => name.split('/')[0] ?? name;

/** Returns the address, relative to the base URL, of the page with an article's recorded runs. */
export const runsPath = (name: string): string => `runs/${articleOf(name)}`;

/**
 * Whether a problem is its article's main problem, not a variant or an exercise. Its costs are
 * counted on all kinds of inputs, and its calls are timed. For others, only the bounds are checked.
 */
export const isMainProblem = (problem: string): boolean => !problem.includes('/');
