import {fetchFile} from './fetchBytes';

/**
 * Fetches a file in pieces. Apart from `fetchBytes`, because the worker's first answer waits for
 * its code.
 *
 * @param onPiece receives each piece, the number of bytes received so far, and the size of the file
 * if the host reports it.
 * @throws HttpError when the host answers with an error.
 */
export async function fetchInPieces(
  url: string,
  onPiece: (piece: Uint8Array<ArrayBuffer>, received: number, total: number | undefined) => void,
): Promise<void> {
  const response = await fetchFile(url);
  const length = Number(response.headers.get('content-length'));
  let received = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    received += part.value.length;
    onPiece(part.value, received, length || undefined);
  }
}
