import type {Article} from '../search/articles';

/** A visited page. */
export interface VisitedPage {
  /** Its name in the table. */
  readonly name: string;
  readonly path: string;
  /** Selects the link to the next page, if opening that is measured. */
  readonly next?: string;
  /** Whether its first panel is measured. */
  readonly hasPanel?: boolean;
}

const articlesPerFolder = 25;

/** Returns the folder of a generated article, which is the same in all sites. */
export const folderOf = (index: number): string =>
  `part-${Math.floor(index / articlesPerFolder) + 1}`;

/** Returns the index of the visited article, which has others before and after it. */
export const visitedIndex = (count: number): number => Math.floor(count / 2);

/**
 * Returns the address of a generated article, below their common folder and without an extension.
 */
export function addressOf(articles: readonly Article[], index: number): string {
  return `${folderOf(index)}/${articles[index]?.name ?? ''}`;
}

/** Returns the title and the text of a generated article. */
export function partsOf({markdown}: Article): {readonly title: string; readonly text: string} {
  return {
    title: /^title: (.*)$/m.exec(markdown)?.[1] ?? '',
    text: markdown.replace(/^---\n[\s\S]*?\n---\n/, ''),
  };
}
