import {proseAddress, type ProseFile} from '../prose/proseFile';
import {build, keepProse, proseOf} from './prose/prose';

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
 * Fetches the HTML of a doc unless it is there. The module of each doc calls it.
 *
 * @throws Error with the address when it cannot be had or read, or is that of another build: then
 * the page has to be loaded whole.
 */
export async function loadProse(permalink: string): Promise<void> {
  if (proseOf(permalink) !== undefined) {
    return;
  }
  const address = proseAddress(permalink);
  try {
    keepProse(permalink, await fetchProse(address));
  } catch (cause) {
    // So are the failures of scripts named, which are told elsewhere.
    throw new Error(`ChunkLoadError: ${address}: ${String(cause)}`, {cause});
  }
}
