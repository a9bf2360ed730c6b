import type {Manifest} from '../model/manifest';

/** Fetches a manifest. @throws Error if the host does not send it. */
export async function fetchManifest(address: string): Promise<Manifest> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: HTTP ${response.status}`);
  }
  return (await response.json()) as Manifest;
}
