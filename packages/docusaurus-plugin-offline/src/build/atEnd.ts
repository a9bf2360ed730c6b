import type {Listing} from './listFiles';
import {keepPlan, type Planned} from './planned';
import {writeWorker} from './writeWorker';

/** What is to be written when the process ends, by the folder of the built site. */
const planned = new Map<string, Planned & {readonly siteDir: string}>();

function writeAll(): void {
  try {
    for (const {siteDir, ...plan} of planned.values()) {
      writeWorker(plan.listing, plan.isEnabled);
      keepPlan(siteDir, plan);
    }
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
}

/**
 * Has a worker written when the build has ended well. Other plugins change pages in their own last
 * step, which runs beside ours, and each language is built by itself: only at the end of the
 * process are all files as they will be.
 */
export function writeAtEnd(listing: Listing, isEnabled: boolean, siteDir: string): void {
  if (planned.size === 0) {
    process.once('exit', (code) => {
      if (code === 0) {
        writeAll();
      }
    });
  }
  const offlinePages = [
    ...(planned.get(listing.folder)?.listing.offlinePages ?? []),
    ...listing.offlinePages,
  ];
  planned.set(listing.folder, {listing: {...listing, offlinePages}, isEnabled, siteDir});
}
