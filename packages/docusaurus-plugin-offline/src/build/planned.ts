import fs from 'node:fs';
import path from 'node:path';
import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';
import type {Listing} from './listFiles';
import {writeWorker} from './writeWorker';

/** What is to be written when all files of a built site are as they will be. */
export interface Planned {
  readonly listing: Listing;
  readonly isEnabled: boolean;
}

/** Where the plans of a build are kept, from the site's folder. */
const planFile = `${GENERATED_FILES_DIR_NAME}/docusaurus-plugin-offline/planned.json`;

/** Keeps the plans of a build for `finishSite`: of each site that it made, with its languages. */
export function keepPlans(siteDir: string, planned: readonly Planned[]): void {
  const file = path.join(siteDir, planFile);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, JSON.stringify(planned));
}

/**
 * Writes the worker and the manifest of a built site again, after a step that follows the build
 * has changed its files: the worker keeps a file only if it has the manifest's hash.
 *
 * @param siteDir the folder that it was built in.
 * @throws Error when it was not built, or not with this plugin.
 */
export function finishSite(siteDir: string): void {
  const file = path.join(siteDir, planFile);
  if (!fs.existsSync(file)) {
    throw new Error(
      `docusaurus-plugin-offline: there is no ${file}; build the site with the plugin first.`,
    );
  }
  const plans = JSON.parse(fs.readFileSync(file, 'utf8')) as Planned[];
  plans.forEach(({listing, isEnabled}) => writeWorker(listing, isEnabled));
}
