import type {Category} from '../shared';

/** A piece of text, and whether it matches the query. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

export type MarkedText = readonly Piece[];

/** A section that matches a query. */
export interface SectionHit {
  /** Address with the section's fragment, base path included. */
  readonly path: string;
  readonly heading: MarkedText;
  /** Text around the best match; empty while only headings are known. */
  readonly excerpt: MarkedText;
}

/** A page with its best matching sections. */
export interface PageHit {
  readonly path: string;
  readonly title: MarkedText;
  readonly category: Category;
  readonly breadcrumbs: readonly string[];
  readonly sections: readonly SectionHit[];
}

/** The answer to a query. */
export interface Answer {
  readonly query: string;
  /** Pages, the best first. */
  readonly pages: readonly PageHit[];
  /** The number of matching pages of each category, also of those not asked for. */
  readonly counts: Readonly<Record<Category, number>>;
  /** Words to highlight on a page that is opened. */
  readonly words: readonly string[];
  /** Whether all text was known when the query was answered. */
  readonly isComplete: boolean;
}
