import type {Listing} from './listFiles';
import {savePlans, type WorkerPlan} from './plans';
import {writeWorker} from './writeWorker';

const key = Symbol.for('docusaurus-plugin-offline.planned');

/**
 * Returns the plans to write when the process ends, by the folder of the built site. They are
 * stored globally, because Docusaurus loads this module again for each language.
 */
const pendingPlans = () =>
  ((globalThis as {[key]?: Map<string, WorkerPlan>})[key] ??= new Map<string, WorkerPlan>());

function writeAll(siteDir: string): void {
  try {
    const plans = [...pendingPlans().values()];
    plans.forEach(({listing, isEnabled}) => writeWorker(listing, isEnabled));
    savePlans(siteDir, plans);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * Schedules a worker to be written when the process ends, if the build succeeds. Other plugins
 * change pages in their own `postBuild`, which runs concurrently, and each language is built
 * separately. Only at the end of the process are all files final.
 */
export function writeAtExit(listing: Listing, isEnabled: boolean, siteDir: string): void {
  const plans = pendingPlans();
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
