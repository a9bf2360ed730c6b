import fs from 'node:fs';
import path from 'node:path';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {validateOptions, type Options} from './options';
import {buildIndex, writeDevelopmentIndex} from './server/buildIndex';
import {engineConfiguration} from './server/engineConfiguration';
import {languageOfLocale} from './server/languages';
import {openSearchDescription} from './server/openSearch';
import {listPages, type SourcePage} from './server/listPages';
import {getSwizzleConfig} from './swizzle';
import {categories, indexFolder, indexMetaName, pluginName, type GlobalData} from './shared';

export {getSwizzleConfig, validateOptions};
export type {PluginOptions} from './options';

/** Stands in a page's head until the index, which is made from the pages, has its name. */
const placeholder = 'local-search-index';

const openSearchFile = 'opensearch.xml';

/**
 * Adds a search to a Docusaurus site that needs no service: an index in static files,
 * an engine in a worker, a box in the navbar and a page of its own.
 */
export default function localSearchPlugin(context: LoadContext, options: Options): Plugin {
  const {siteConfig, baseUrl, siteDir, i18n, generatedFilesDir} = context;
  const isDevelopment = process.env.NODE_ENV === 'development';
  const developmentDir = path.join(generatedFilesDir, pluginName, 'public');
  const searchPagePath = normalizeUrl([baseUrl, options.searchPagePath]);
  const language = options.language ?? languageOfLocale(i18n.currentLocale);
  let sources: SourcePage[] = [];

  return {
    name: pluginName,

    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({
        dirPath: path.join(__dirname, '../codeTranslations'),
        locale: i18n.currentLocale,
        name: 'docusaurus-theme-local-search',
      }),
    getClientModules: () => [path.join(__dirname, 'client/highlightOnPage')],

    allContentLoaded({allContent, actions}) {
      sources = listPages(allContent, options);
      const indexes = isDevelopment
        ? writeDevelopmentIndex(path.join(developmentDir, indexFolder), sources, siteDir, language)
        : undefined;
      actions.setGlobalData({
        categories: categories.filter((of) => sources.some(({category}) => category === of)),
        searchPagePath,
        indexFolder: normalizeUrl([baseUrl, indexFolder, '/']),
        indexes,
        limits: {dialogPages: options.dialogPages, sectionsPerPage: options.sectionsPerPage},
      } satisfies GlobalData);
      actions.addRoute({path: searchPagePath, component: '@theme/SearchPage', exact: true});
    },

    injectHtmlTags: () => ({
      headTags: [
        ...(isDevelopment
          ? []
          : [{tagName: 'meta', attributes: {name: indexMetaName, content: placeholder}}]),
        ...(options.openSearch && !isDevelopment
          ? [
              {
                tagName: 'link',
                attributes: {
                  rel: 'search',
                  type: 'application/opensearchdescription+xml',
                  title: siteConfig.title,
                  href: normalizeUrl([baseUrl, openSearchFile]),
                },
              },
            ]
          : []),
      ],
    }),

    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      ...engineConfiguration(path.join(__dirname, 'client'), language, currentBundler.name),
      ...(isDevelopment && {
        devServer: {static: [{directory: developmentDir, publicPath: baseUrl}]},
      }),
    }),

    async postBuild({outDir}) {
      await buildIndex({
        outDir,
        baseUrl,
        indexFolder,
        sources,
        language,
        placeholder,
        isSiteHidden: siteConfig.noIndex,
      });
      if (options.openSearch) {
        const absolute = (to: string) => new URL(to, siteConfig.url).href;
        const description = openSearchDescription({
          siteTitle: siteConfig.title,
          searchPage: absolute(searchPagePath),
          icon: siteConfig.favicon && absolute(normalizeUrl([baseUrl, siteConfig.favicon])),
        });
        await fs.promises.writeFile(path.join(outDir, openSearchFile), description);
      }
    },
  };
}

// Where Docusaurus looks when a configuration names the function and not the module.
localSearchPlugin.validateOptions = validateOptions;
localSearchPlugin.getSwizzleConfig = getSwizzleConfig;
