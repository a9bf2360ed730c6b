import type {Documents} from './documents';
import type {Parts} from './parts';
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
 * @param documents the pages that contain the documents, because another section of a page may have
 * the missing words.
 * @param isAllowed returns false for a document that must not be a result.
 * @param parts the parts of the index. If none is missing and no document has enough of the words,
 * those with the most are better than no result.
 */
export function score(
  index: TextIndex,
  documents: Pick<Documents, 'count' | 'pageOf'>,
  {concepts}: QueryPlan,
  isAllowed: (document: number) => boolean,
  parts: Pick<Parts, 'missing'>,
): Scored[] {
  const perDocument = () => new Float64Array(documents.count + 1);
  const totals = perDocument();
  const covered = perDocument();
  const coveredByPage = perDocument();
  // The state of one concept or one term; cleared wherever it was set.
  const best = perDocument();
  const surest = perDocument();
  const ofTerm = perDocument();
  let wanted = 0;
  for (const {expansions, rarity, isWanted} of concepts) {
    if (isWanted) {
      wanted += rarity * (expansions[0]?.weight ?? 0);
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
    /** For each page, the surest match in its documents. */
    const ofPages = new Map<number, number>();
    for (const document of seen) {
      const page = documents.pageOf(document);
      const share = surest[document] ?? 0;
      totals[document] = (totals[document] ?? 0) + rarity * (best[document] ?? 0);
      if (isWanted) {
        covered[document] = (covered[document] ?? 0) + rarity * share;
        ofPages.set(page, Math.max(ofPages.get(page) ?? 0, share));
      }
      best[document] = 0;
      surest[document] = 0;
    }
    ofPages.forEach((share, page) => {
      coveredByPage[page] = (coveredByPage[page] ?? 0) + rarity * share;
    });
  }
  const most = parts.missing.length === 0 ? covered.reduce((a, b) => Math.max(a, b)) : Infinity;
  const least = Math.min(minCoverage * wanted, most);
  const result: Scored[] = [];
  // In the order of the documents, which decides between equal scores.
  totals.forEach((total, document) => {
    const own = covered[document] ?? 0;
    if (total > 0 && own >= least && isAllowed(document)) {
      const ofPage = coveredByPage[documents.pageOf(document)] ?? 0;
      // Without wanted words, nothing is covered.
      const coverage = own + pageShare * (ofPage - own) || 1;
      result.push([document, total * coverage ** 2]);
    }
  });
  return result;
}
