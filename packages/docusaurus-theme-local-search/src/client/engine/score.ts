import type {QueryPlan} from './planQuery';
import {minCoverage, pageShare} from './rankingWeights';
import type {TextIndex} from './textIndex';

/** A document's internal number and its score. */
export type Scored = [document: number, score: number];

/**
 * Scores all documents that match a query, unsorted, because Orama sorts them. Each concept
 * counts by its best expansion. A document without some of the wanted concepts ranks below
 * documents with all of them. The weights, for example of a title or a heading, are in
 * `rankingWeights.ts`.
 *
 * @param documentCount the highest document number; documents are numbered from 1.
 * @param pageOf returns the page that contains a document, because another section of it may have
 * the missing words. Pages are numbered from 0.
 * @param isAllowed returns false for a document that must not be a result.
 */
export function score(
  index: TextIndex,
  documentCount: number,
  {concepts}: QueryPlan,
  pageOf: (document: number) => number,
  isAllowed: (document: number) => boolean,
): Scored[] {
  const perDocument = () => new Float64Array(documentCount + 1);
  const [totals, covered, coveredByPage] = [perDocument(), perDocument(), perDocument()];
  // The state of one concept or one term; cleared wherever it was set.
  const [best, surest, surestOfPage, ofTerm] = Array.from({length: 4}, perDocument) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  let wanted = 0;
  for (const {expansions, rarity, isWanted} of concepts) {
    if (isWanted) {
      wanted += rarity * Math.max(0, ...expansions.map(({weight}) => weight));
    }
    const seen: number[] = [];
    for (const expansion of expansions) {
      const {weight} = expansion;
      const seenByTerm: number[] = [];
      index.visit(expansion, (document, points) => {
        if (ofTerm[document] === 0) {
          seenByTerm.push(document);
        }
        ofTerm[document] = (ofTerm[document] ?? 0) + points;
      });
      for (const document of seenByTerm) {
        if (best[document] === 0) {
          seen.push(document);
        }
        best[document] = Math.max(best[document] ?? 0, weight * (ofTerm[document] ?? 0));
        surest[document] = Math.max(surest[document] ?? 0, weight);
        ofTerm[document] = 0;
      }
    }
    const seenPages: number[] = [];
    for (const document of seen) {
      const page = pageOf(document);
      const share = surest[document] ?? 0;
      totals[document] = (totals[document] ?? 0) + rarity * (best[document] ?? 0);
      if (isWanted) {
        covered[document] = (covered[document] ?? 0) + rarity * share;
        if (surestOfPage[page] === 0) {
          seenPages.push(page);
        }
        surestOfPage[page] = Math.max(surestOfPage[page] ?? 0, share);
      }
      best[document] = 0;
      surest[document] = 0;
    }
    for (const page of seenPages) {
      coveredByPage[page] = (coveredByPage[page] ?? 0) + rarity * (surestOfPage[page] ?? 0);
      surestOfPage[page] = 0;
    }
  }
  const result: Scored[] = [];
  // In the order of the documents, which decides between equal scores.
  totals.forEach((total, document) => {
    const own = wanted > 0 ? (covered[document] ?? 0) / wanted : 1;
    const ofPage = wanted > 0 ? (coveredByPage[pageOf(document)] ?? 0) / wanted : 1;
    if (total > 0 && own >= minCoverage && isAllowed(document)) {
      const coverage = own + pageShare * (ofPage - own);
      result.push([document, total * coverage ** 2]);
    }
  });
  return result;
}
