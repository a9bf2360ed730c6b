import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Mends how stock Docusaurus loads pages, in five places that a theme cannot
 * reach: addresses ending in .html, a first page whose code does not arrive,
 * prefetching, a highlighter that is fetched where there is nothing to highlight, and
 * helpers of the TypeScript compiler of which pages need one.
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
        resolve: {
          alias: {
            // It brings the highlighter to every page to add languages to it; this site
            // names none to add.
            [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false,
          },
        },
        module: {
          rules: [
            {
              test: /@docusaurus[\\/]utils-common[\\/]lib[\\/].*\.js$/,
              resolve: {alias: {tslib: path.join(__dirname, 'client', 'importDefault')}},
            },
          ],
        },
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
