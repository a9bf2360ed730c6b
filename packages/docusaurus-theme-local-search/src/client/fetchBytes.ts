import {HttpError} from './errors';

/**
 * Requests a file.
 *
 * @throws HttpError when the host answers with an error.
 */
export async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new HttpError(response.status, url);
  }
  return response;
}

/**
 * Fetches a file.
 *
 * @throws HttpError when the host answers with an error.
 */
export async function fetchBytes(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetchFile(url);
  return new Uint8Array(await response.arrayBuffer());
}
