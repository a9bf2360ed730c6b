import logger from '@docusaurus/logger';
import {developmentFolder} from '../model/buildStatus';
import {BackgroundBuild} from './backgroundBuild';
import {buildCache} from './caches';

/** The address of what the development server answers for, of a site below a path. */
export const developmentRoot = (baseUrl: string): string => `${baseUrl}${developmentFolder}/`;

/** Makes the build of the development server, which tells the author how it goes. */
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
