/** Whether there is enough storage for some bytes, as far as the browser reports it. */
export async function hasRoomFor(bytes: number): Promise<boolean> {
  try {
    const {quota = Infinity, usage = 0} = await navigator.storage.estimate();
    return quota - usage >= bytes;
  } catch {
    return true;
  }
}

/**
 * Requests persistent storage, so that the browser does not evict the caches; the browser may ask
 * the reader.
 */
export async function persist(): Promise<void> {
  try {
    await navigator.storage.persist();
  } catch {
    // The files stay cached as long as there is room.
  }
}
