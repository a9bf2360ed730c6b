import type {Category} from '../shared';
import type {SerializedError} from './errors';

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
  /** Text around the best match; empty until the text has come. */
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
  /** Words of the query that are on no page; none before the answer is complete. */
  readonly unknown: readonly string[];
  /** Known words that some of those were taken to misspell. */
  readonly instead: readonly string[];
  /** Whether all that the answer is made of had come. */
  readonly isComplete: boolean;
  /** Why it will not be completed, unless the question is asked again. */
  readonly failure?: SerializedError;
}
