/**
 * Fetches a file of a listing or of the compiler.
 *
 * @throws Error with the HTTP status if the host reports an error.
 */
export async function fetchFile(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`HTTP ${response.status}`);
  }
  return response;
}
