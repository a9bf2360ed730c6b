import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {validateOptions, type Options} from './options';
import {buildIndex, writeDevelopmentIndex} from './server/buildIndex';
import {languageOfLocale} from './server/languages';
import {openSearchDescription} from './server/openSearch';
import {listPages, type SourcePage} from './server/pages';
import {categories, indexMetaName, pluginName, type GlobalData} from './shared';

export {validateOptions};
export type {PluginOptions} from './options';

/** Stands in a page's head until the index, which is made from the pages, has its name. */
const placeholder = 'local-search-index';

/** Modules of the engine, as its others import them, that are left out of the worker. */
const unusedOfEngine = [
  '../components/documents-store.js',
  '../components/facets.js',
  '../components/groups.js',
  '../components/index.js',
  '../components/pinning-manager.js',
  '../components/pinning.js',
  '../components/sorter.js',
  '../components/tokenizer/index.js',
  '../errors.js',
  '../trees/avl.js',
  '../trees/bkd.js',
  '../trees/bool.js',
  '../trees/radix.js',
  '../trees/vector.js',
  './english-stemmer.js',
  './errors.js',
  './methods/search-vector.js',
  './search-hybrid.js',
  './search-vector.js',
];

/** Below the base path. */
const indexFolder = 'search-index';
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

  /** What the engine has for the language; it takes 30, but has not all for each. */
  const languageModule = (kind: 'stemmers' | 'stopwords', fallback: string) => {
    const name = `@orama/${kind}/${language}`;
    try {
      require.resolve(name);
      return name;
    } catch {
      return path.join(__dirname, fallback);
    }
  };

  return {
    name: pluginName,

    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [path.join(__dirname, 'client/highlightOnPage')],

    allContentLoaded({allContent, actions}) {
      sources = listPages(allContent, options);
      const files = isDevelopment
        ? writeDevelopmentIndex(path.join(developmentDir, indexFolder), sources, siteDir)
        : undefined;
      actions.setGlobalData({
        categories: categories.filter((of) => sources.some(({category}) => category === of)),
        searchPagePath,
        indexFolder: normalizeUrl([baseUrl, indexFolder, '/']),
        files,
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

    configureWebpack: () => ({
      resolve: {
        alias: {
          '@local-search/stemmer$': languageModule('stemmers', 'client/engine/noStemmer'),
          '@local-search/stopwords$': languageModule('stopwords', 'client/engine/noStopwords'),
        },
      },
      module: {
        rules: [
          {
            test: /@orama[\\/]orama[\\/]dist[\\/].*\.js$/,
            resolve: {
              alias: Object.fromEntries(
                unusedOfEngine.map((request) => [
                  request,
                  path.join(__dirname, 'client/engine/notUsed'),
                ]),
              ),
            },
          },
        ],
      },
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
