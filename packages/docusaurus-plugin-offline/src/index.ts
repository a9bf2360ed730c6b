import fs from 'node:fs';
import path from 'node:path';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {writeAtEnd} from './build/atEnd';
import {writeDevelopmentWorker} from './build/writeWorker';
import type {Settings} from './model/settings';
import {validateOptions, type Options} from './options';

export {validateOptions};
export type {PluginOptions} from './options';

const pluginName = 'docusaurus-plugin-offline';

/** The worker's file. It must keep its name: by it a later build finds the worker of this one. */
const worker = 'sw.js';

/** Whether a built site has a file, named from its base path. */
const isFileOf = (outDir: string, file: string) =>
  !file.startsWith('/') && fs.existsSync(path.join(outDir, file));

/**
 * Makes a Docusaurus site work without a network: a service worker that keeps what readers visit,
 * a page on which they keep the rest, and the step from one build to the next.
 */
export default function offlinePlugin(
  {baseUrl, i18n, siteConfig, siteDir, generatedFilesDir}: LoadContext,
  {enabled, pagePath, exclude, parts, webManifest, themeColor}: Options,
): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  const defaultRoot = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? siteConfig.baseUrl;
  // A language with an address of its own that is not below is a site of its own.
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

    // In development there is nothing to keep: each page is of another build.
    getClientModules: () => [
      path.join(__dirname, isProduction ? 'client' : 'client/endFormerWorker'),
    ],

    injectHtmlTags: () => ({
      headTags: [
        ...(themeColor === undefined
          ? []
          : [{tagName: 'meta', attributes: {name: 'theme-color', content: themeColor.light}}]),
        // Parts of the page that could not be fetched lead there.
        ...(enabled && isProduction
          ? [{tagName: 'link', attributes: {rel: 'help', 'data-offline': true, href: page}}]
          : []),
      ] satisfies HtmlTagObject[],
    }),

    configureWebpack() {
      if (isProduction) {
        return undefined;
      }
      writeDevelopmentWorker(developmentDir, worker);
      return {
        // Other plugins have files of their own served.
        mergeStrategy: {'devServer.static': 'append'},
        devServer: {static: [{directory: developmentDir, publicPath: root}]},
      };
    },

    postBuild({outDir}) {
      if (webManifest !== undefined && !isFileOf(outDir, webManifest)) {
        throw new Error(
          `${pluginName}: webManifest is "${webManifest}", and no static file has that path.`,
        );
      }
      writeAtEnd(
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

// Where Docusaurus looks when a configuration names the function and not the module.
offlinePlugin.validateOptions = validateOptions;
