import {categories, type Category} from '../../shared';
import type {Answer, MarkedText, PageHit} from '../answers';
import {isStopword} from '../isStopword';
import type {Database, Found} from './database';
import type {Entry} from './documents';
import type {EntryTokens} from './entryTokens';
import {markExcerpt, markWhole, type Marks} from './excerpt';
import {furtherSectionShare} from './rankingWeights';
import {rerank} from './rerank';
import {withoutShortNumbers} from '../../words/withoutShortNumbers';

/** A question of a search box. */
export interface Question {
  readonly query: string;
  /** Only pages of this category; all pages if absent. */
  readonly category?: Category | undefined;
  /** The maximum number of pages in the answer. */
  readonly pages: number;
  /**
   * Whether `pages` applies to each category separately, so that no category crowds out another.
   */
  readonly isGrouped?: boolean | undefined;
  /** The maximum number of sections per page. */
  readonly sectionsPerPage: number;
}

interface RankedPage {
  readonly page: number;
  readonly category: Category;
  /** The numbers of its documents, best first. */
  readonly documents: number[];
  score: number;
}

/** The maximum number of words per concept that an opened page highlights. */
const highlightedPerConcept = 4;

function groupByPage({documents}: Database, hits: Found['hits']): RankedPage[] {
  const pages = new Map<number, RankedPage>();
  for (const {document, score} of hits) {
    const page = documents.pageOf(document);
    const known = pages.get(page);
    if (known) {
      known.score += score * furtherSectionShare ** known.documents.length;
      known.documents.push(document);
    } else {
      const category = documents.categoryOf(page);
      pages.set(page, {page, category, documents: [document], score});
    }
  }
  return [...pages.values()].sort((a, b) => b.score - a.score);
}

/**
 * Returns the words to mark; a word of several concepts belongs to the one with the highest
 * weight.
 */
const marksOf = (concepts: Found['plan']['concepts']): Marks =>
  new Map(
    concepts
      .flatMap(({typed, rarity, expansions}) =>
        expansions.map(({term, weight}) => ({term, concept: typed, weight: rarity * weight})),
      )
      .sort((a, b) => a.weight - b.weight)
      .map((mark) => [mark.term, mark]),
  );

/** Returns the words that a concept most likely stands for. */
const likeliestTerms = ({expansions}: Found['plan']['concepts'][number]) =>
  expansions.slice(0, highlightedPerConcept).map(({term}) => term);

/**
 * Returns the words that an opened page highlights; for an identifier, only the whole, not its
 * parts.
 */
function wordsToHighlight(concepts: Found['plan']['concepts']): readonly string[] {
  const whole = concepts.filter(({isPart}) => !isPart);
  const typed = withoutShortNumbers(whole.map((concept) => concept.typed));
  const highlighted = whole.filter((concept) => typed.includes(concept.typed));
  return [...new Set(highlighted.flatMap(likeliestTerms))];
}

/**
 * Answers a question from the loaded parts of the index, and notes the parts that are missing.
 */
export function answerQuery(
  database: Database,
  entryTokens: EntryTokens,
  {query, category, pages: pageLimit, isGrouped = false, sectionsPerPage}: Question,
): Answer {
  entryTokens.wanted = [];
  const found = database.find(query);
  // An unknown compound says no more than its parts, which may be stop words: `i++`.
  const significant = found.plan.concepts.filter(
    ({isStopword, isWanted, expansions}) => !isStopword && (isWanted || expansions.length > 0),
  );
  // If no page has the other words, matches of stop words alone are not an answer.
  const isFound =
    significant.length === 0 || significant.some(({expansions}) => expansions.length > 0);
  const ranked = isFound ? groupByPage(database, rerank(database, found, entryTokens)) : [];
  const marked = significant.length > 0 ? significant : found.plan.concepts;
  const terms = marksOf(marked);
  const excerptOf = (entry: Entry): MarkedText => {
    if (database.hasText(entry)) {
      return markExcerpt(entry.content, entryTokens.of(entry), terms, found.plan.expression);
    }
    entryTokens.wanted.push(entry);
    return [];
  };
  const show = ({page, documents, category: of}: RankedPage): PageHit => {
    const {path, title, breadcrumbs} = database.documents.page(page);
    return {
      path,
      title: markWhole(title, terms),
      category: of,
      breadcrumbs,
      sections: documents
        .slice(0, sectionsPerPage)
        .map((document) => database.documents.get(document))
        .map((entry) => ({
          path: entry.path,
          heading: markWhole(entry.heading, terms),
          excerpt: excerptOf(entry),
        })),
    };
  };
  const taken = new Map<Category | undefined, number>();
  const takeOne = (group: Category | undefined) => {
    const count = (taken.get(group) ?? 0) + 1;
    taken.set(group, count);
    return count <= pageLimit;
  };
  const counts = Object.fromEntries(
    categories.map((of) => [of, ranked.filter((page) => page.category === of).length]),
  ) as Record<Category, number>;
  const pages = ranked
    .filter((page) => !category || page.category === category)
    .filter((page) => takeOne(isGrouped ? page.category : undefined))
    .map(show);
  const isComplete = database.parts.missing.length === 0;
  const guesses = (isComplete ? found.plan.concepts : []).filter(
    ({insteadOf, isStopword: isStop, expansions}) =>
      insteadOf !== undefined && !isStopword(insteadOf) && !(isStop && expansions.length === 0),
  );
  return {
    query,
    pages,
    counts,
    words: wordsToHighlight(marked),
    unknown: [...new Set(guesses.flatMap(({insteadOf}) => insteadOf ?? []))],
    instead: guesses.flatMap(({expansions}) => expansions[0]?.term ?? []),
    isComplete,
  };
}
