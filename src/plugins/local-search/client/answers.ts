import type {Category} from '../shared';

/** A piece of text, and whether the query is what matches it. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

export type MarkedText = readonly Piece[];

/** A section that matches a query. */
export interface SectionHit {
  /** Address with the section's fragment, base path included. */
  readonly path: string;
  readonly title: MarkedText;
  /** Text around the best match; empty while only headings are known. */
  readonly excerpt: MarkedText;
}

/** A page with those of its sections that match best. */
export interface PageHit {
  readonly path: string;
  readonly title: MarkedText;
  readonly category: Category;
  readonly breadcrumbs: readonly string[];
  readonly sections: readonly SectionHit[];
}

/** What a query came to. */
export interface Answer {
  readonly query: string;
  /** Pages, the best first. */
  readonly pages: readonly PageHit[];
  /** Pages of each category that match, whatever category was asked for. */
  readonly counts: Readonly<Record<Category, number>>;
  /** Words to highlight on a page that is opened. */
  readonly words: readonly string[];
  /** Whether all text was known when the query was answered. */
  readonly isComplete: boolean;
}
