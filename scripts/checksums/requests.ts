import {sha256} from './list';

/** Returns the address of a file of a site, whose address ends with a slash. */
export const addressOf = (file: string, site: URL): URL =>
  new URL(file.split('/').map(encodeURIComponent).join('/'), site);

/** Requests an address from the host, not from a cache in between. */
export const request = (address: URL, headers: Readonly<Record<string, string>> = {}) =>
  fetch(address, {headers: {...headers, 'Cache-Control': 'no-cache'}});

/** Returns the SHA-256 of the body of a response. */
export const hashOf = async (response: Response): Promise<string> =>
  sha256(new Uint8Array(await response.arrayBuffer()));
