import {HttpError} from './errors';

/**
 * Fetches a file.
 *
 * @param onProgress receives the number of bytes received, and the size if the host reports it.
 * @throws HttpError when the host answers with an error.
 */
export async function fetchBytes(
  url: string,
  onProgress?: (received: number, total: number | undefined) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new HttpError(response.status, url);
  }
  if (!response.body || !onProgress) {
    return new Uint8Array(await response.arrayBuffer());
  }
  const length = Number(response.headers.get('content-length'));
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
    received += part.value.length;
    onProgress(received, length || undefined);
  }
  const bytes = new Uint8Array(received);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
