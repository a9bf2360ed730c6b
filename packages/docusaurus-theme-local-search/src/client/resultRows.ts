import type {Category} from '../shared';
import type {Answer, MarkedText, PageHit, SectionHit} from './answers';

/** A result that can be opened: the top of a page or one of its sections. */
export interface Row {
  readonly path: string;
  /** The page's title or the section's heading. */
  readonly title: MarkedText;
  readonly excerpt: MarkedText;
}

/** The rows of a page, below its title. */
export interface PageRows {
  readonly hit: PageHit;
  /** Undefined if a section is the better match; the title is then only a heading. */
  readonly top: Row | undefined;
  readonly sections: readonly Row[];
}

/** The pages of one category, in the order of the answer. */
export interface Group {
  readonly category: Category;
  readonly pages: readonly PageRows[];
}

const toRow = ({path, heading, excerpt}: SectionHit): Row => ({path, title: heading, excerpt});

/** Returns the rows of a page; the first one is the best match, which Enter opens. */
export function toRows(hit: PageHit): PageRows {
  const [best] = hit.sections;
  // A page without sections is one row.
  if (best && best.path !== hit.path) {
    return {hit, top: undefined, sections: hit.sections.map(toRow)};
  }
  return {
    hit,
    top: {path: hit.path, title: hit.title, excerpt: best?.excerpt ?? []},
    sections: hit.sections.slice(1).map(toRow),
  };
}

/** Groups pages by category; the category of the best page comes first. */
export function groupPages(pages: readonly PageHit[]): readonly Group[] {
  const groups = new Map<Category, PageRows[]>();
  for (const hit of pages) {
    const group = groups.get(hit.category) ?? [];
    group.push(toRows(hit));
    groups.set(hit.category, group);
  }
  return [...groups].map(([category, rows]) => ({category, pages: rows}));
}

/** Returns all rows in display order. */
export function listRows(groups: readonly Group[]): readonly Row[] {
  return groups.flatMap(({pages}) =>
    pages.flatMap(({top, sections}) => (top ? [top, ...sections] : sections)),
  );
}

/** Counts the pages that match in one category, or in all. */
export function countPages({counts}: Answer, category: Category | undefined): number {
  return category === undefined
    ? Object.values(counts).reduce((sum, count) => sum + count, 0)
    : counts[category];
}
