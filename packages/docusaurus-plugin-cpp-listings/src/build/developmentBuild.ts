import logger from '@docusaurus/logger';
import {developmentFolder} from '../model/buildStatus';
import {BackgroundBuild} from './backgroundBuild';
import {buildCache} from './caches';

/** Returns the address of the plugin's folder on the development server, for a site's base URL. */
export const developmentRoot = (baseUrl: string): string => `${baseUrl}${developmentFolder}/`;

/** Creates the build of the development server, which logs its progress and errors. */
export function openDevelopmentBuild(listingsDir: string, baseUrl: string): BackgroundBuild {
  return new BackgroundBuild({
    listingsDir,
    cacheDir: buildCache(),
    root: developmentRoot(baseUrl),
    onArticle(name, done, total) {
      logger.info(`Compiled the listings of ${name}: ${done} of ${total} articles`);
    },
    onError(message) {
      logger.error(message);
    },
  });
}
