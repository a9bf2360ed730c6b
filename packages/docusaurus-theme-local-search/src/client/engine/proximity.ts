import type {Concept} from './planQuery';
import {phraseOf, type Token} from '../../words/tokens';

/**
 * Measures how close to each other the words of a query are in a text: from 0, if fewer than two
 * of them occur, to 1, if all are consecutive.
 */
export type Proximity = (tokens: readonly Token[]) => number;

/** Returns the measure for a query; undefined if the query has a single word. */
export function proximityOf(concepts: readonly Concept[]): Proximity | undefined {
  if (concepts.length < 2) {
    return undefined;
  }
  const conceptOf = new Map<string, number>();
  concepts.forEach(({expansions}, concept) =>
    expansions.forEach(({term, weight}) => {
      if (weight >= 0.5 && !conceptOf.has(term)) {
        conceptOf.set(term, concept);
      }
    }),
  );
  return (tokens) => proximity(tokens, conceptOf, concepts.length);
}

/** Whether a text contains words consecutively; they are separated by spaces. */
export const isVerbatim = (tokens: readonly Token[], words: string): boolean =>
  ` ${phraseOf(tokens)} `.includes(` ${words} `);

function proximity(
  tokens: readonly Token[],
  conceptOf: ReadonlyMap<string, number>,
  conceptCount: number,
): number {
  const places: {concept: number; at: number}[] = [];
  let at = 0;
  for (const {term, isCompound} of tokens) {
    if (isCompound) {
      continue;
    }
    const concept = conceptOf.get(term);
    if (concept !== undefined) {
      places.push({concept, at});
    }
    at++;
  }
  const different = new Set(places.map(({concept}) => concept)).size;
  if (different < 2) {
    return 0;
  }
  const inWindow = new Map<number, number>();
  let shortest = Infinity;
  let begin = 0;
  for (const {concept, at: end} of places) {
    inWindow.set(concept, (inWindow.get(concept) ?? 0) + 1);
    while (inWindow.size === different) {
      const first = places[begin++];
      if (!first) {
        break;
      }
      shortest = Math.min(shortest, end - first.at + 1);
      const left = (inWindow.get(first.concept) ?? 0) - 1;
      if (left === 0) {
        inWindow.delete(first.concept);
      } else {
        inWindow.set(first.concept, left);
      }
    }
  }
  return ((different / conceptCount) * different) / shortest;
}
