import fs from 'node:fs';
import path from 'node:path';
import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';
import type {Listing} from './listFiles';
import {writeWorker} from './writeWorker';

/** A worker and a manifest to write when all files of a built site are final. */
export interface WorkerPlan {
  readonly listing: Listing;
  readonly isEnabled: boolean;
}

/** The file that stores the plans of a build, relative to the site's folder. */
const planFile = `${GENERATED_FILES_DIR_NAME}/docusaurus-plugin-offline/planned.json`;

/**
 * Stores the plans of a build for `finishSite`: one for each built site, with all its languages.
 */
export function savePlans(siteDir: string, plans: readonly WorkerPlan[]): void {
  const file = path.join(siteDir, planFile);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, JSON.stringify(plans));
}

/**
 * Rewrites the worker and the manifest of a built site, after a step that follows the build has
 * changed files. The worker caches a file only if its hash is the one in the manifest.
 *
 * @param siteDir the folder of the site's sources.
 * @throws Error if the site was not built, or was built without this plugin.
 */
export function finishSite(siteDir: string): void {
  const file = path.join(siteDir, planFile);
  if (!fs.existsSync(file)) {
    throw new Error(
      `docusaurus-plugin-offline: there is no ${file}; build the site with the plugin first.`,
    );
  }
  const plans = JSON.parse(fs.readFileSync(file, 'utf8')) as WorkerPlan[];
  plans.forEach(({listing, isEnabled}) => writeWorker(listing, isEnabled));
}
