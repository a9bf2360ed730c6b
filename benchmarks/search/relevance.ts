/** A query with the addresses that a demanding reader accepts as the first result. */
export interface JudgedQuery {
  readonly query: string;
  readonly kind: string;
  /** With a fragment only that section is accepted, otherwise any section of the page. */
  readonly answers: readonly string[];
}

/** The quality of a ranking, from 0 to 1. */
export interface Relevance {
  /** The mean of one over the rank of the first accepted result. */
  readonly meanReciprocalRank: number;
  /** The share of queries whose first result is accepted. */
  readonly successAt1: number;
  /** The share of queries with an accepted result among the first three. */
  readonly successAt3: number;
}

/** Results after this rank count as not found. */
export const judgedResults = 10;

const pageOf = (address: string) => address.replace(/#.*/, '').replace(/(.)\/$/, '$1');

/** Returns the rank of the first accepted result, from 1; 0 if there is none. */
export function rankOf({answers}: JudgedQuery, results: readonly string[]): number {
  const isAccepted = (result: string) =>
    answers.some((answer) =>
      answer.includes('#')
        ? `${pageOf(result)}${/#.*/.exec(result)?.[0] ?? ''}` === answer
        : pageOf(result) === answer,
    );
  return results.slice(0, judgedResults).findIndex(isAccepted) + 1;
}

/** Computes the relevance from ranks, where 0 means not found. */
export function relevanceOf(ranks: readonly number[]): Relevance {
  const share = (test: (rank: number) => boolean) => ranks.filter(test).length / ranks.length;
  return {
    meanReciprocalRank:
      ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length,
    successAt1: share((rank) => rank === 1),
    successAt3: share((rank) => rank > 0 && rank <= 3),
  };
}
