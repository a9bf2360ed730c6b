import fs from 'node:fs';
import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {aliasedSitePathToRelativePath, DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {catalogue} from 'docusaurus-plugin-cpp-listings/components';
import {lineOf} from '../front-matter/lineOf';
import type {CardFrontMatter} from '../front-matter/schemas';

type Problems = (typeof catalogue)['problems'];
type Bounds = Pick<Problems[number]['listings'][number], 'time' | 'space'>;

/** An article's card on the landing page. */
export interface Card extends Bounds {
  /** The article's address, with the base path. */
  readonly path: string;
  readonly title: string;
  /** What the reader gets from the article, in one sentence. */
  readonly promise: string;
  readonly picture: CardFrontMatter['picture'];
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Returns the ids of the docs in a sidebar, in reading order. */
function docIdsIn(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'category') {
      return docIdsIn(item.items);
    }
    return item.type === 'doc' ? [item.id] : [];
  });
}

/** Returns the stated bounds of a listing, named by its file below `listings/`. */
function boundsOf(listing: string, problems: Problems): Bounds | undefined {
  return problems
    .flatMap(({id, listings}) => listings.map((found) => ({...found, file: `${id}/${found.file}`})))
    .find(({file}) => file === listing);
}

/** Returns the card of an article; undefined for another doc. */
async function cardOf(
  siteDir: string,
  {source, title, permalink}: LoadedVersion['docs'][number],
  problems: Problems,
): Promise<Card | undefined> {
  const file = aliasedSitePathToRelativePath(source);
  const filePath = path.join(siteDir, file);
  const fileContent = fs.readFileSync(filePath, 'utf8');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent});
  const {card} = frontMatter as {card?: CardFrontMatter};
  if (!card) {
    return undefined;
  }
  const {listing, promise, picture} = card;
  const bounds = boundsOf(listing, problems);
  if (!bounds) {
    throw new Error(
      `${file}:${lineOf(fileContent, ['card', 'listing'])}: "card.listing": ` +
        `no problem.yaml states bounds for "${listing}"; ` +
        `choose a listing of listings/${path.posix.dirname(listing)}/problem.yaml or add it there`,
    );
  }
  const {time, space} = bounds;
  return {path: permalink, title: card.title ?? title, promise, picture, time, space};
}

/**
 * Returns the cards of a version's articles, in the order of the sidebar. An article is a
 * listed doc with a `card` in its front matter, or in that of its translation where it
 * has one.
 *
 * @throws Error that names the file and the line, when a card's listing has no bounds.
 */
export async function makeCards(
  siteDir: string,
  {docs, sidebars}: Pick<LoadedVersion, 'docs' | 'sidebars'>,
  problems: Problems,
): Promise<Card[]> {
  const listed = Object.values(sidebars)
    .flatMap(docIdsIn)
    .flatMap((id) => docs.find((doc) => doc.id === id && !doc.unlisted) ?? []);
  const cards = await Promise.all(listed.map((doc) => cardOf(siteDir, doc, problems)));
  return cards.filter((card) => card !== undefined);
}
