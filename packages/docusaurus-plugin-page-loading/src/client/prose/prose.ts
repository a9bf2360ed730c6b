import {proseAddress, proseAttribute, type ProseFile} from '../../prose/proseFile';

/** HTML of docs, by their permalinks. */
const known = new Map<string, string>();

/** The scripts and style sheets of the page, as the build wrote them. */
const build = [...document.querySelectorAll('head script[src], head link[rel=stylesheet]')]
  .map((element) => element.getAttribute('src') ?? element.getAttribute('href'))
  .join(' ');

/** Keeps the HTML of the doc that the reader came to, as it is before a first call. */
export function keepFirstProse(): void {
  const element = document.querySelector(`[${proseAttribute}]`);
  const permalink = element?.getAttribute(proseAttribute) ?? '';
  if (element && !known.has(permalink)) {
    known.set(permalink, element.innerHTML);
  }
}

/** Returns the HTML of a doc, if it was loaded. */
export const proseOf = (permalink: string): string | undefined => known.get(permalink);

async function fetchProse(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`HTTP status ${response.status}`);
  }
  const prose = (await response.json()) as ProseFile;
  if (prose.build !== build) {
    throw new Error('it is of another build of the site');
  }
  return prose.html;
}

/**
 * Fetches the HTML of a doc unless it is there.
 *
 * @public The module of each doc calls it.
 * @throws Error with the address when it cannot be had or read, or is that of another build: then
 * the page has to be loaded whole.
 */
export async function loadProse(permalink: string): Promise<void> {
  if (known.has(permalink)) {
    return;
  }
  const address = proseAddress(permalink);
  try {
    known.set(permalink, await fetchProse(address));
  } catch (cause) {
    // So are the failures of scripts named, which are told elsewhere.
    throw new Error(`ChunkLoadError: ${address}: ${String(cause)}`, {cause});
  }
}
