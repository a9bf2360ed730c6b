import fs from 'node:fs';
import path from 'node:path';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {writeAtExit} from './build/writeAtExit';
import {writeDevelopmentWorker} from './build/writeWorker';
import type {Settings} from './model/settings';
import {validateOptions, type Options} from './options';

export {validateOptions};
export type {PluginOptions} from './options';

const pluginName = 'docusaurus-plugin-offline';

/**
 * The file name of the worker. It must not change, because a later build replaces the worker of
 * this one by its name.
 */
const worker = 'sw.js';

/**
 * Stops `docusaurus deploy`, which publishes the site in the process of the build: the worker is
 * written only when that process ends. With `--skip-build` Docusaurus does not load plugins.
 */
function refuseDeploy(): void {
  if (process.argv[2] === 'deploy') {
    throw new Error(
      `${pluginName}: "docusaurus deploy" would publish the site without its service worker; ` +
        'run "docusaurus build", and then "docusaurus deploy --skip-build".',
    );
  }
}

/**
 * Makes a Docusaurus site work without a network: a service worker that caches visited pages, a
 * page on which readers cache the rest, and the update from one build to the next.
 *
 * @throws Error if `docusaurus deploy` builds the site.
 */
export default function offlinePlugin(
  {baseUrl, i18n, siteConfig, siteDir, generatedFilesDir}: LoadContext,
  {enabled, pagePath, exclude, parts, webManifest, themeColor}: Options,
): Plugin {
  refuseDeploy();
  const isProduction = process.env.NODE_ENV === 'production';
  const defaultRoot = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? siteConfig.baseUrl;
  // A language whose base path is not below that of the default language is a separate site.
  const root = baseUrl.startsWith(defaultRoot) ? defaultRoot : baseUrl;
  const language = baseUrl.slice(root.length);
  const page = baseUrl + pagePath;
  const developmentDir = path.join(generatedFilesDir, pluginName, 'public');

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

    // Only the published package has this folder. `docusaurus write-translations` reads it.
    getPathsToWatch: () => [path.join(__dirname, 'texts')],

    async allContentLoaded({actions}) {
      const settings: Settings = {
        worker: root + worker,
        root,
        page,
        labels: Object.fromEntries(parts.map(({name, label}) => [name, label])),
        isEnabled: enabled,
        webManifest: webManifest === undefined ? null : baseUrl + webManifest,
        themeColor: themeColor ?? null,
      };
      await actions.createData('settings.json', JSON.stringify(settings));
      if (enabled) {
        actions.addRoute({path: page, component: '@theme/OfflinePage', exact: true});
      }
    },

    // In development there is nothing to cache, because each page belongs to another build.
    getClientModules: () => [
      path.join(__dirname, isProduction ? 'client' : 'client/unregisterStaleWorker'),
    ],

    injectHtmlTags: () => ({
      headTags: [
        ...(themeColor === undefined
          ? []
          : [{tagName: 'meta', attributes: {name: 'theme-color', content: themeColor.light}}]),
        // Components that cannot fetch their data link to this page.
        ...(enabled && isProduction
          ? [{tagName: 'link', attributes: {rel: 'help', 'data-offline': true, href: page}}]
          : []),
      ] satisfies HtmlTagObject[],
      // The colour mode is set before the first frame, and the application starts long after it.
      preBodyTags:
        themeColor === undefined
          ? []
          : [
              {
                tagName: 'script',
                innerHTML: `requestAnimationFrame(() => document.querySelector("[data-theme=dark] [name=theme-color]")?.setAttribute("content", ${JSON.stringify(themeColor.dark)}))`,
              },
            ],
    }),

    configureWebpack() {
      if (isProduction) {
        return undefined;
      }
      writeDevelopmentWorker(developmentDir, worker);
      return {
        // Other plugins also serve static files, which must be kept.
        mergeStrategy: {'devServer.static': 'append'},
        devServer: {static: [{directory: developmentDir, publicPath: root}]},
      };
    },

    postBuild({outDir}) {
      if (webManifest !== undefined && !fs.existsSync(path.join(outDir, webManifest))) {
        throw new Error(
          `${pluginName}: webManifest is "${webManifest}", but there is no such static file.`,
        );
      }
      writeAtExit(
        {
          folder: path.resolve(outDir, path.relative(`/${language}`, '/')),
          worker,
          exclude,
          parts,
          offlinePages: [language + pagePath],
        },
        enabled,
        siteDir,
      );
    },
  };
}

// Docusaurus looks here if a configuration passes the function and not the module's name.
offlinePlugin.validateOptions = validateOptions;
