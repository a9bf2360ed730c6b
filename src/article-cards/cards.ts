import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {catalogue} from 'docusaurus-plugin-cpp-listings/components';
import {authorError} from 'docusaurus-plugin-cpp-listings/remark';
import {listedDocs, readDoc} from '../articles/docs';
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

/** Returns the stated bounds of a listing, given by its path below `listings/`. */
function boundsOf(listing: string, problems: Problems): Bounds | undefined {
  return problems
    .flatMap(({id, listings}) => listings.map((found) => ({...found, file: `${id}/${found.file}`})))
    .find(({file}) => file === listing);
}

/** Returns the card of an article; undefined for any other doc. */
async function cardOf(
  siteDir: string,
  doc: LoadedVersion['docs'][number],
  problems: Problems,
): Promise<Card | undefined> {
  const {file, fileContent, frontMatter} = await readDoc(siteDir, doc);
  const {card} = frontMatter as {card?: CardFrontMatter};
  if (!card) {
    return undefined;
  }
  const {listing, promise, picture} = card;
  const bounds = boundsOf(listing, problems);
  if (!bounds) {
    throw authorError(
      `${file}:${lineOf(fileContent, ['card', 'listing'])}: "card.listing": ` +
        `no problem.yaml states bounds for "${listing}"; ` +
        `choose a listing of listings/${path.posix.dirname(listing)}/problem.yaml or add it there`,
    );
  }
  const {time, space} = bounds;
  return {path: doc.permalink, title: card.title ?? doc.title, promise, picture, time, space};
}

/**
 * Returns the cards of a version's articles, in the order of the sidebar. An article is a listed
 * doc with a `card` in its front matter, or in the front matter of its translation.
 *
 * @throws Error that names the file and the line if a card's listing has no bounds.
 */
export async function makeCards(
  siteDir: string,
  version: Pick<LoadedVersion, 'docs' | 'sidebars'>,
  problems: Problems,
): Promise<Card[]> {
  const cards = await Promise.all(listedDocs(version).map((doc) => cardOf(siteDir, doc, problems)));
  return cards.filter((card) => card !== undefined);
}
