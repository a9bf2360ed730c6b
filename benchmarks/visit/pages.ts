import type {Article} from '../search/articles';

/** A page that is visited. */
export interface VisitedPage {
  /** What the table calls it. */
  readonly name: string;
  readonly path: string;
  /** Selects the link to the next page, where going on is measured. */
  readonly next?: string;
  /** Whether its first panel is measured. */
  readonly hasPanel?: boolean;
}

const articlesPerFolder = 25;

/** The folder of a generated article, in all sites. */
export const folderOf = (index: number): string =>
  `part-${Math.floor(index / articlesPerFolder) + 1}`;

/** The one of the generated articles that is visited, from which others are before and after it. */
export const visitedIndex = (count: number): number => Math.floor(count / 2);

/** The address of a generated article below that of all, without an ending. */
export function addressOf(articles: readonly Article[], index: number): string {
  return `${folderOf(index)}/${articles[index]?.name ?? ''}`;
}

/** The title and the text of a generated article. */
export function partsOf({markdown}: Article): {readonly title: string; readonly text: string} {
  return {
    title: /^title: (.*)$/m.exec(markdown)?.[1] ?? '',
    text: markdown.replace(/^---\n[\s\S]*?\n---\n/, ''),
  };
}
