import type {Listing} from './listFiles';
import {keepPlans, type Planned} from './planned';
import {writeWorker} from './writeWorker';

const key = Symbol.for('docusaurus-plugin-offline.planned');

/**
 * Returns what is to be written when the process ends, by the folder of the built site. It is of
 * the process and not of this module, which Docusaurus loads again for each language.
 */
const planned = () => ((globalThis as {[key]?: Map<string, Planned>})[key] ??= new Map());

function writeAll(siteDir: string): void {
  try {
    const plans = [...planned().values()];
    plans.forEach(({listing, isEnabled}) => writeWorker(listing, isEnabled));
    keepPlans(siteDir, plans);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * Has a worker written when the build has ended well. Other plugins change pages in their own last
 * step, which runs beside ours, and each language is built by itself: only at the end of the
 * process are all files as they will be.
 */
export function writeAtEnd(listing: Listing, isEnabled: boolean, siteDir: string): void {
  const plans = planned();
  if (plans.size === 0) {
    process.once('exit', (code) => {
      if (code === 0) {
        writeAll(siteDir);
      }
    });
  }
  const offlinePages = [
    ...(plans.get(listing.folder)?.listing.offlinePages ?? []),
    ...listing.offlinePages,
  ];
  plans.set(listing.folder, {listing: {...listing, offlinePages}, isEnabled});
}
