import {isMainProblem} from '../model/article';
import type {CatalogueData, ProblemData} from '../model/problem';

/** Makes the catalogue, a summary of all problems for the pages that show them. */
export function makeCatalogue(problems: readonly ProblemData[]): CatalogueData {
  const total = (count: (problem: ProblemData) => number) =>
    problems.reduce((sum, problem) => sum + count(problem), 0);
  const listings = total((problem) => problem.listings.length);
  return {
    problems: problems
      .filter(({id}) => isMainProblem(id))
      .map(({id, title, listings: approaches}) => ({id, title, listings: approaches})),
    totals: {
      listings,
      pitfalls: total((problem) => problem.pitfalls.length),
      cases: total((problem) => problem.cases.length),
      bounds: 2 * listings,
    },
  };
}
