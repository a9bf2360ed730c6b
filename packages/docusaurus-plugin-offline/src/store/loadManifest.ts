import type {Manifest} from '../model/manifest';
import type {FileCache} from './FileCache';

/** Fetches a manifest. @throws Error if the host does not send it. */
export async function fetchManifest(address: string): Promise<Manifest> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: HTTP ${response.status}`);
  }
  return (await response.json()) as Manifest;
}

/**
 * Returns the manifest of an installed build. If the browser has removed it, the manifest is
 * fetched and cached again, because without it the worker finds no cached file.
 *
 * @param root the address of the base path.
 * @param file the manifest file, below the base path.
 * @throws Error if the manifest is not cached, and the host does not send it.
 */
export async function loadManifest(
  cache: FileCache,
  root: string,
  file: string,
): Promise<Manifest> {
  const cached = await cache.findManifest(file);
  if (cached) {
    return cached;
  }
  const fetched = await fetchManifest(root + file);
  // If it cannot be cached, the build still works as long as there is a network.
  await cache.putManifest(file, fetched).catch(() => undefined);
  return fetched;
}
