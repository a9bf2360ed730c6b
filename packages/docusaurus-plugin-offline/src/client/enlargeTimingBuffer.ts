/** More files than a reader loads in one tab. */
const maxLoads = 100_000;

/**
 * Raises the size of the browser's resource timing buffer. By default it stops after 250 files.
 * Then the files that a page needs, and those to cache, would be unknown.
 */
export const enlargeTimingBuffer = (): void => performance.setResourceTimingBufferSize(maxLoads);
