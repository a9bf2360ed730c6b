/** More files than a reader loads in a tab. */
const maxLoads = 100_000;

/**
 * Has the browser note every file that this tab loads: by itself it stops after 250, and then
 * neither what a page needs is known nor what is to be kept of it.
 */
export const noteAllLoads = (): void => performance.setResourceTimingBufferSize(maxLoads);
