// oxlint-disable-next-line typescript/triple-slash-reference -- Ambient types cannot be imported.
/// <reference path="./theme/theme.d.ts" />
import fs from 'node:fs';
import path from 'node:path';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {writeKeyVariable} from './hostedOptions';
import {validateOptions, type Options} from './options';
import {buildIndex} from './server/buildIndex';
import {bundlerConfiguration} from './server/bundlerConfiguration';
import {writeDevelopmentIndex} from './server/developmentIndex';
import {languageOfLocale} from './server/languages';
import {openSearchDescription} from './server/openSearch';
import {indexedVersionsOf, latestVersionOf, searchedVersionsOf} from './server/docsVersions';
import {includedPages, listPages, type SourcePage} from './server/listPages';
import {assertNoSecret} from './server/assertNoSecret';
import {serviceVersion} from './serviceVersion';
import {getSwizzleConfig} from './swizzle';
import {categories, indexFolder, indexMetaName, pluginName, type SearchData} from './shared';

export {getSwizzleConfig, validateOptions};
export type {PluginOptions} from './options';

/**
 * A placeholder in each page's head for the names of the indexes, which are made from the pages.
 */
const placeholder = 'local-search-index';

/** The file with the {@link SearchData}, below the folder of the plugin's generated files. */
const dataFile = 'data.json';

const openSearchFile = 'opensearch.xml';
const privacyPage = 'search-privacy';

/** The prefix of the ids of texts that only a site with a search service shows. */
const hostedTexts = 'localSearch.hosted.';

/** Returns the docs versions that each index covers, by their names in the service. */
const serviceVersionsOf = (sources: readonly SourcePage[]) =>
  Object.fromEntries(
    Object.entries(searchedVersionsOf(sources)).map(([id, searched]) => [
      id,
      searched.map(serviceVersion),
    ]),
  );

/**
 * Returns the error for another page at the address of the search page.
 *
 * @param other the page, as its author knows it.
 * @param otherFix what else the author can do, if there is something.
 */
const takenError = (address: string, other: string, otherFix = ''): Error =>
  new Error(
    `docusaurus-theme-local-search: the search page and ${other} are both at ${address}; ` +
      `set "searchPagePath" to another path, such as "find"${otherFix}.`,
  );

/**
 * Requires that no page of the site is at the address of the search page.
 *
 * @throws Error naming that page.
 */
function requireFree(address: string, pages: readonly SourcePage[]): void {
  const taken = pages.find((page) => page.path === address);
  if (taken) {
    const page = taken.source ?? `"${taken.title}"`;
    throw takenError(address, page, ', or move the other page');
  }
}

/**
 * Requires that only one route of the site has the address of the search page. Pages without a
 * source, such as the blog's list of posts, are only known as routes, and only when the site is built.
 *
 * @throws Error naming the address.
 */
function requireOneRoute(address: string, routes: readonly string[]): void {
  if (routes.filter((route) => route === address).length > 1) {
    throw takenError(address, 'a page of another plugin');
  }
}

/**
 * Adds a search to a Docusaurus site: a search box in the navbar and a search page. By default,
 * it needs no service, because a worker searches an index in static files. Alternatively, a
 * search service answers.
 */
export default function localSearchPlugin(context: LoadContext, options: Options): Plugin {
  const {siteConfig, baseUrl, siteDir, i18n, generatedFilesDir} = context;
  const isDevelopment = process.env.NODE_ENV === 'development';
  const developmentDir = path.join(generatedFilesDir, pluginName, 'public');
  // Hosts serve an address either with or without the trailing slash; the other form is not
  // found.
  const toAddress = (address: string) =>
    applyTrailingSlash(address, {trailingSlash: siteConfig.trailingSlash, baseUrl});
  const searchPagePath = toAddress(normalizeUrl([baseUrl, options.searchPagePath]));
  const privacyPath = toAddress(normalizeUrl([baseUrl, privacyPage]));
  const {hosted} = options;
  const provider = hosted ? 'hosted' : 'local';
  const themePath = path.join(__dirname, hosted ? 'hostedTheme' : 'theme');
  const language = options.language ?? languageOfLocale(i18n.currentLocale);
  let sources: SourcePage[] = [];

  return {
    name: pluginName,

    getThemePath: () => themePath,
    getTypeScriptThemePath: () => themePath,

    async getDefaultCodeTranslationMessages() {
      const messages = await readDefaultCodeTranslationMessages({
        dirPath: path.join(__dirname, '../codeTranslations'),
        locale: i18n.currentLocale,
        name: 'docusaurus-theme-local-search',
      });
      // Leave out unused messages, because the scripts of every page contain all of them.
      return Object.fromEntries(
        Object.entries(messages).filter(
          ([id]) => hosted !== undefined || !id.startsWith(hostedTexts),
        ),
      );
    },

    // Only the published package has these folders. `docusaurus write-translations` reads them.
    getPathsToWatch: () =>
      ['texts', ...(hosted ? ['hostedTexts'] : [])].map((folder) => path.join(__dirname, folder)),

    getClientModules: () => [path.join(__dirname, 'client/highlightOnPage')],

    async allContentLoaded({allContent, actions}) {
      const pages = listPages(allContent, toAddress);
      requireFree(searchPagePath, pages);
      const routes = options.routes.map((route) => toAddress(normalizeUrl([baseUrl, route])));
      sources = includedPages(pages, {...options, routes});
      const indexes = isDevelopment
        ? writeDevelopmentIndex(
            path.join(developmentDir, indexFolder),
            sources,
            siteDir,
            siteConfig.markdown,
            language,
          )
        : undefined;
      const isVersioned = indexedVersionsOf(sources).length > 1;
      const data: SearchData = {
        locale: i18n.currentLocale,
        categories: categories.filter((of) => sources.some(({category}) => category === of)),
        latestVersion: latestVersionOf(sources),
        searchPagePath,
        indexFolder: normalizeUrl([baseUrl, indexFolder, '/']),
        indexes,
        limits: {dialogPages: options.dialogPages, sectionsPerPage: options.sectionsPerPage},
        hosted: hosted && {
          ...hosted,
          isVersioned,
          versions: isVersioned ? serviceVersionsOf(sources) : undefined,
          analytics: hosted.analytics ? {endpoint: hosted.analytics, privacyPath} : undefined,
        },
      };
      await actions.createData(dataFile, JSON.stringify(data));
      actions.addRoute({path: searchPagePath, component: '@theme/SearchPage', exact: true});
      if (hosted?.analytics) {
        actions.addRoute({path: privacyPath, component: '@theme/SearchPrivacy', exact: true});
      }
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
      ...bundlerConfiguration(
        path.join(__dirname, 'client'),
        path.join(generatedFilesDir, pluginName, 'default', dataFile),
        provider,
        language,
        currentBundler.name,
      ),
      ...(isDevelopment && {
        devServer: {static: [{directory: developmentDir, publicPath: baseUrl}]},
      }),
    }),

    async postBuild({outDir, routesPaths}) {
      requireOneRoute(searchPagePath, routesPaths);
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
      await assertNoSecret(outDir, writeKeyVariable);
    },
  };
}

// Docusaurus looks here if a configuration contains the function instead of the module's name.
localSearchPlugin.validateOptions = validateOptions;
localSearchPlugin.getSwizzleConfig = getSwizzleConfig;
