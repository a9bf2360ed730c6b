import {categories, type Category} from '../../shared';
import {expressionOf} from '../../words/expressionOf';
import {tokenize} from '../../words/tokens';
import {withoutShortNumbers} from '../../words/withoutShortNumbers';
import type {Answer, MarkedText, PageHit, SectionHit} from '../answers';
import type {Question} from '../engine/answerQuery';
import {markExcerpt, markWhole, type Marks} from '../engine/excerpt';
import {matchesOf, readQueryWords, type QueryWords} from './markWords';

/** An entry of the site as the service stores it: a section of a page. */
export interface ServiceEntry {
  /** The section's heading. */
  readonly title: string;
  readonly content: string;
  /** The page's title. */
  readonly section: string;
  /** Address with the section's fragment, including the base path. */
  readonly path: string;
  readonly category: Category;
  readonly breadcrumbs: readonly string[];
}

/** An error for a document of the service that is not an entry of the site. */
class EntryError extends Error {
  override readonly name = 'EntryError';
}

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Whether a value is an address on this host. An address that begins with two slashes leads to
 * another host, even with white space between them, which browsers remove.
 */
const isOwnPath = (value: unknown): value is string =>
  isText(value) && /^\/(?![/\\])[^\t\n\r]*$/.test(value);

/**
 * Reads an entry that a service sent.
 *
 * @throws EntryError when it is not an entry, or leads away from the site.
 */
export function readEntry(document: unknown): ServiceEntry {
  if (document instanceof Object) {
    const {title, content, section, path, category, breadcrumbs} = document as Record<
      string,
      unknown
    >;
    const known = categories.find((of) => of === category);
    if (isText(title) && isText(content) && isText(section) && isOwnPath(path) && known) {
      const above = Array.isArray(breadcrumbs) ? breadcrumbs.filter(isText) : [];
      return {title, content, section, path, category: known, breadcrumbs: above};
    }
  }
  throw new EntryError('The search service returned a document that is not an entry of this site');
}

/** The maximum number of other word forms that an opened page highlights. */
const maxForms = 12;

/** Marks the words of a query in texts, and remembers the words that it has marked. */
class Marker {
  readonly #expression: string | undefined;
  readonly #query: QueryWords;
  readonly #forms = new Set<string>();

  constructor(query: string) {
    this.#expression = expressionOf(query);
    this.#query = readQueryWords(query);
  }

  whole(text: string): MarkedText {
    return markWhole(text, this.#matches(text));
  }

  excerpt(text: string): MarkedText {
    return markExcerpt(text, tokenize(text), this.#matches(text), this.#expression);
  }

  /** The words that were typed, and their other forms that were found. */
  get words(): readonly string[] {
    const {words} = this.#query;
    const forms = [...this.#forms].filter((form) => !words.some((word) => form.startsWith(word)));
    return withoutShortNumbers([...words, ...forms.slice(0, maxForms)]);
  }

  #matches(text: string): Marks {
    const matches = matchesOf(tokenize(text), this.#query);
    [...matches.keys()].forEach((form) => this.#forms.add(form));
    return matches;
  }
}

const pageOf = (path: string) => path.split('#', 1)[0] ?? '';

/** Groups entries by page, ordered by the best entry of each page. */
function groupEntries(entries: readonly ServiceEntry[]): Map<string, ServiceEntry[]> {
  const pages = new Map<string, ServiceEntry[]>();
  for (const entry of entries) {
    const page = pageOf(entry.path);
    pages.set(page, [...(pages.get(page) ?? []), entry]);
  }
  return pages;
}

/** Counts the pages of each category. */
function countPages(entries: readonly ServiceEntry[]): Record<Category, number> {
  const pages = [...groupEntries(entries).values()];
  return Object.fromEntries(
    categories.map((of) => [of, pages.filter(([first]) => first?.category === of).length]),
  ) as Record<Category, number>;
}

/**
 * Makes the answer to a question from the entries that a service found.
 *
 * @param all entries of every category, best first.
 * @param chosen entries of the requested category.
 */
export function readHits(
  {query, category, pages: pageLimit, isGrouped = false, sectionsPerPage}: Question,
  all: readonly ServiceEntry[],
  chosen: readonly ServiceEntry[],
): Answer {
  const marker = new Marker(query);
  const taken = new Map<Category | undefined, number>();
  const pages: PageHit[] = [];
  for (const [path, entries] of groupEntries(chosen)) {
    const [best] = entries;
    const group = isGrouped ? best?.category : undefined;
    const count = taken.get(group) ?? 0;
    if (best && count < pageLimit) {
      taken.set(group, count + 1);
      pages.push({
        path,
        title: marker.whole(best.section),
        category: best.category,
        breadcrumbs: best.breadcrumbs,
        sections: entries.slice(0, sectionsPerPage).map((entry): SectionHit => ({
          path: entry.path,
          heading: marker.whole(entry.title),
          excerpt: marker.excerpt(entry.content),
        })),
      });
    }
  }
  const counts = countPages(all);
  return {
    query,
    pages,
    // When the service is asked for one category alone, it may find more entries of it.
    counts: category ? {...counts, [category]: countPages(chosen)[category]} : counts,
    words: marker.words,
    // The service does not report unknown words.
    unknown: [],
    instead: [],
    isComplete: true,
  };
}
