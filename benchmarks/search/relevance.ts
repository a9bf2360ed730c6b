/** A query with the addresses that a demanding reader accepts as the first result. */
export interface JudgedQuery {
  readonly query: string;
  readonly kind: string;
  /** With a fragment that section alone, else any section of the page. */
  readonly answers: readonly string[];
}

/** How well results are ranked, from 0 to 1. */
export interface Relevance {
  /** Mean of one over the rank of the first accepted result. */
  readonly meanReciprocalRank: number;
  /** Share of queries whose first result is accepted. */
  readonly successAt1: number;
  /** Share of queries with an accepted result among the first three. */
  readonly successAt3: number;
}

/** Results beyond this count as not found. */
export const judgedResults = 10;

const pageOf = (address: string) => address.replace(/#.*/, '').replace(/(.)\/$/, '$1');

/** The rank of the first accepted one of `results`, from 1; 0 where there is none. */
export function rankOf({answers}: JudgedQuery, results: readonly string[]): number {
  const isAccepted = (result: string) =>
    answers.some((answer) =>
      answer.includes('#')
        ? `${pageOf(result)}${/#.*/.exec(result)?.[0] ?? ''}` === answer
        : pageOf(result) === answer,
    );
  return results.slice(0, judgedResults).findIndex(isAccepted) + 1;
}

/** Sums up ranks, of which 0 stands for not found. */
export function relevanceOf(ranks: readonly number[]): Relevance {
  const share = (test: (rank: number) => boolean) => ranks.filter(test).length / ranks.length;
  return {
    meanReciprocalRank:
      ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length,
    successAt1: share((rank) => rank === 1),
    successAt3: share((rank) => rank > 0 && rank <= 3),
  };
}
