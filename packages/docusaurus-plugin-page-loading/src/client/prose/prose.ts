import {isOfBuild, proseAttribute} from '../../prose/proseFile';

/** HTML of docs, by permalink. */
const proseByPermalink = new Map<string, string>();

/**
 * The scripts and style sheets of the page, as the build wrote them. They are read before the
 * application adds its own.
 */
export const build = [...document.querySelectorAll('head script[src], head link[rel=stylesheet]')]
  .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
  .filter(isOfBuild)
  .join(' ');

/** Stores the HTML of a doc. */
export const storeProse = (permalink: string, html: string): void =>
  void proseByPermalink.set(permalink, html);

/** Returns the HTML of a doc, if it is loaded. */
export const proseOf = (permalink: string): string | undefined => proseByPermalink.get(permalink);

/** Stores the HTML of the first doc, as it is at the first call. */
export function storeFirstProse(): void {
  const element = document.querySelector(`[${proseAttribute}]`);
  const permalink = element?.getAttribute(proseAttribute) ?? '';
  if (element && proseOf(permalink) === undefined) {
    storeProse(permalink, element.innerHTML);
  }
}
