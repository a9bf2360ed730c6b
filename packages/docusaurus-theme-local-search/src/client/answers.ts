import type {Category} from '../shared';
import type {SerializedError} from './errors';

/** A piece of text, and whether it matches the query. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A text in order, cut where a match begins or ends. */
export type MarkedText = readonly Piece[];

/** A section that matches a query. */
export interface SectionHit {
  /** Address with the section's fragment, including the base path. */
  readonly path: string;
  readonly heading: MarkedText;
  /** Text around the best match; empty until the text is loaded. */
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
  /** Pages, best first. */
  readonly pages: readonly PageHit[];
  /**
   * The number of matching pages in each category, including categories that the question
   * excludes.
   */
  readonly counts: Readonly<Record<Category, number>>;
  /** Words to highlight on a page that the reader opens from this answer. */
  readonly words: readonly string[];
  /** Words of the query that occur on no page; empty until the answer is complete. */
  readonly unknown: readonly string[];
  /** Known words that the search used in place of some unknown ones. */
  readonly instead: readonly string[];
  /** Whether every part of the index that the answer needs was loaded. */
  readonly isComplete: boolean;
  /** Why the answer stays incomplete until the question is asked again. */
  readonly failure?: SerializedError;
}
