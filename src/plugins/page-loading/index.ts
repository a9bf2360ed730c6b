import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Mends how stock Docusaurus loads pages, in three places that a theme cannot
 * reach: addresses ending in .html, a first page whose code does not arrive, and
 * prefetching.
 */
export default function pageLoadingPlugin(): Plugin {
  return {
    name: 'contiguous-page-loading',

    getClientModules() {
      return ['plainAddress', 'firstLoadFailure'].map((module) =>
        path.join(__dirname, 'client', module),
      );
    },

    configureWebpack(_config, isServer) {
      if (isServer) {
        return {};
      }
      return {
        optimization: {
          splitChunks: {
            cacheGroups: {
              // Docusaurus prefetches a page by the names of its chunks. What the
              // bundler splits off has no name, so a prefetched page would still
              // wait for it when it is opened.
              defaultVendors: false,
            },
          },
        },
      };
    },
  };
}
