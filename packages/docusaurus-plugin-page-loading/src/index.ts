import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {validateOptions} from './options';
import {unusedNavbarItems} from './unusedNavbarItems';

export {validateOptions};
export type {PluginOptions} from './options';

const pluginName = 'docusaurus-plugin-page-loading';

/**
 * Fixes how stock Docusaurus loads pages, where a theme cannot: addresses that end in
 * .html, a first page whose code does not arrive, prefetching, and code that every page
 * loads and none needs.
 */
export default function pageLoadingPlugin({siteConfig, i18n}: LoadContext): Plugin {
  const {navbar, prism} = siteConfig.themeConfig as unknown as Pick<ThemeConfig, 'navbar'> &
    Partial<Pick<ThemeConfig, 'prism'>>;
  const hasMoreLanguages = (prism?.additionalLanguages ?? []).length > 0;
  return {
    name: pluginName,

    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({
        dirPath: path.join(__dirname, '../codeTranslations'),
        locale: i18n.currentLocale,
        name: pluginName,
      }),

    getClientModules() {
      return ['stripHtmlExtension', 'firstLoadFailure'].map((module) =>
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
            // It loads the highlighter on every page to add the languages that a site names.
            ...(!hasMoreLanguages && {
              [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: false,
            }),
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
              // Importing them has no effect, which their packages do not declare.
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

// Where Docusaurus looks when a configuration names the function and not the module.
pageLoadingPlugin.validateOptions = validateOptions;
