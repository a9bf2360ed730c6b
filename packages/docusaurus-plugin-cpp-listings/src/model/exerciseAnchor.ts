/** Returns the id of an exercise on its page: the last part of its folder. */
export const exerciseAnchor = (problem: string): string =>
  problem.slice(problem.lastIndexOf('/') + 1);
