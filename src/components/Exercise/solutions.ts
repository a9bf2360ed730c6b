const loaded = new Map<string, Promise<ArrayBuffer>>();

async function load(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`HTTP ${response.status}`);
  }
  return response.arrayBuffer();
}

/**
 * A module whose program is right, fetched once for a page.
 *
 * @throws Error when it cannot be fetched; the next call tries again.
 */
export function loadSolution(url: string): Promise<ArrayBuffer> {
  const module =
    loaded.get(url) ??
    load(url).catch((error: unknown) => {
      loaded.delete(url);
      throw error;
    });
  loaded.set(url, module);
  return module;
}
