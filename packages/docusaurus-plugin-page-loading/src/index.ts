import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {holdEvents} from './inline/holdEvents';
import {validateOptions} from './options';
import {unusedNavbarItems} from './unusedNavbarItems';

export {validateOptions};
export type {PluginOptions} from './options';

const pluginName = 'docusaurus-plugin-page-loading';

const client = (module: string) => path.join(__dirname, 'client', module);

/**
 * What the browser may fetch and render ahead while a page is a document: pages whose links the
 * reader points at.
 *
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
function speculationRules(baseUrl: string) {
  const where = {
    and: [
      {href_matches: `${baseUrl}*`},
      {not: {selector_matches: '[data-needs-application], [target=_blank], [download]'}},
    ],
  };
  return {
    prefetch: [{where, eagerness: 'moderate'}],
    prerender: [{where, eagerness: 'conservative'}],
  };
}

/**
 * Fixes how stock Docusaurus loads pages, where a theme cannot: when the application starts,
 * addresses that end in .html, a first page whose code does not arrive, prefetching, and code
 * that every page loads and none needs.
 */
export default function pageLoadingPlugin({siteConfig, baseUrl, i18n}: LoadContext): Plugin {
  const {navbar, prism} = siteConfig.themeConfig as unknown as Pick<ThemeConfig, 'navbar'> &
    Partial<Pick<ThemeConfig, 'prism'>>;
  const hasMoreLanguages = (prism?.additionalLanguages ?? []).length > 0;
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    name: pluginName,

    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({
        dirPath: path.join(__dirname, '../codeTranslations'),
        locale: i18n.currentLocale,
        name: pluginName,
      }),

    // In production they run before the application starts.
    getClientModules: () =>
      isProduction ? [] : ['stripHtmlExtension', 'firstLoadFailure'].map(client),

    injectHtmlTags: () =>
      isProduction
        ? {
            headTags: [
              {tagName: 'script', innerHTML: `(${holdEvents.toString()})()`},
              {
                tagName: 'script',
                attributes: {type: 'speculationrules'},
                innerHTML: JSON.stringify(speculationRules(baseUrl)),
              },
            ],
          }
        : {},

    configureWebpack(_config, isServer) {
      if (isServer) {
        return {};
      }
      return {
        ...(isProduction && {
          entry: client('start'),
          // What is kept between builds was resolved by the rules of this file.
          experiments: {cache: {buildDependencies: [__filename]}},
        }),
        resolve: {
          alias: {
            '@page-loading/application':
              require.resolve('@docusaurus/core/lib/client/clientEntry.js'),
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
              // What runs before the application starts has no React.
              include: client(''),
              resolve: {alias: {'@docusaurus/Translate': client('translateText')}},
            },
            {
              test: /@docusaurus[\\/]utils-common[\\/]lib[\\/].*\.js$/,
              resolve: {alias: {tslib: client('importDefault')}},
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
