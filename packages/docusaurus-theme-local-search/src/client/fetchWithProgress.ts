import {fetchFile} from './fetchBytes';

/**
 * Fetches a file, and reports how much of it has arrived. Apart from `fetchBytes`, because the
 * worker reports nothing and its first answer waits for its code.
 *
 * @param onProgress receives the number of bytes received, and the size if the host reports it.
 * @throws HttpError when the host answers with an error.
 */
export async function fetchWithProgress(
  url: string,
  onProgress: (received: number, total: number | undefined) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetchFile(url);
  const length = Number(response.headers.get('content-length'));
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
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
