import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {unusedNavbarItems} from './unusedNavbarItems';

/**
 * Mends how stock Docusaurus loads pages, where a theme cannot reach: addresses
 * ending in .html, a first page whose code does not arrive, prefetching, and code that
 * comes with every page and that none needs.
 */
export default function pageLoadingPlugin({siteConfig}: LoadContext): Plugin {
  const {navbar} = siteConfig.themeConfig as unknown as ThemeConfig;
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
              test: /theme[\\/]NavbarItem[\\/]ComponentTypes\.js$/,
              resolve: {
                alias: Object.fromEntries(
                  unusedNavbarItems(navbar.items).map((component) => [
                    `@theme/NavbarItem/${component}`,
                    false,
                  ]),
                ),
              },
            },
            {
              // They do nothing unless they are called, and do not say so; nobody calls them.
              test: /node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/,
              sideEffects: false,
            },
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
