import {proseAddress, type ProseFile} from '../prose/proseFile';
import {build, storeProse, proseOf} from './prose/prose';

async function fetchProse(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`HTTP status ${response.status}`);
  }
  const prose = (await response.json()) as ProseFile;
  if (prose.build !== build) {
    throw new Error('the file belongs to another build of the site');
  }
  return prose.html;
}

/**
 * Fetches the HTML of a doc unless it is loaded. The module of each doc calls this.
 *
 * @throws Error with the address if the HTML cannot be fetched or parsed, or belongs to another
 * build. The browser then has to load the whole page.
 */
export async function loadProse(permalink: string): Promise<void> {
  if (proseOf(permalink) !== undefined) {
    return;
  }
  const address = proseAddress(permalink);
  try {
    storeProse(permalink, await fetchProse(address));
  } catch (cause) {
    // The bundler's errors have this name, so the same handlers report this error.
    throw new Error(`ChunkLoadError: ${address}: ${String(cause)}`, {cause});
  }
}
