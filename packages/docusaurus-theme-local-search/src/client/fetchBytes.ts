import {HttpError} from './errors';

/**
 * Requests a file.
 *
 * @param priority its priority among the requests of the page.
 * @throws HttpError when the host answers with an error.
 */
export async function fetchFile(url: string, priority?: RequestPriority): Promise<Response> {
  const response = await fetch(url, {priority});
  if (!response.ok) {
    throw new HttpError(response.status, url);
  }
  return response;
}

/**
 * Fetches a file.
 *
 * @param priority its priority among the requests of the page.
 * @throws HttpError when the host answers with an error.
 */
export async function fetchBytes(
  url: string,
  priority?: RequestPriority,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetchFile(url, priority);
  return new Uint8Array(await response.arrayBuffer());
}
