/**
 * Fetches data of a listing, which lies beside the scripts so that only the pages that
 * show the listing know of it.
 *
 * @throws Error with the status when the host does not give it.
 */
export async function fetchData(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`HTTP ${response.status}`);
  }
  return response.json();
}
