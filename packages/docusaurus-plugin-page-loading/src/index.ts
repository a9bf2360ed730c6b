import path from 'node:path';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheVersion, client, clientBundle, serverBundle} from './bundles';
import {dropBrokenFragment} from './inline/dropBrokenFragment';
import {dropSpeculationRules} from './inline/dropSpeculationRules';
import {fontsKey, deferFonts, withoutFontsAttribute} from './inline/deferFonts';
import {queueEvents} from './inline/queueEvents';
import {deferLayout, deferredLayoutAttribute, paintingAttribute} from './inline/deferLayout';
import {lostScriptsId, recoverLostScripts} from './inline/recoverLostScripts';
import {deferScripts} from './inline/deferScripts';
import {validateOptions, type Options} from './options';
import {scriptsMeta} from './pageTemplate';
import {docPaths} from './prose/docPaths';
import {writeProse} from './prose/writeProse';
import {requireModules} from './requireModules';
import {unusedNavbarItems} from './unusedNavbarItems';

export {validateOptions};
export type {PluginOptions} from './options';
export {pageTemplate} from './pageTemplate';

const pluginName = 'docusaurus-plugin-page-loading';

/**
 * The pages that the browser may prefetch and prerender before the application starts: pages whose
 * links the reader points at.
 *
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
function speculationRules(baseUrl: string) {
  const selector = `[href^="${baseUrl}"]:not([data-needs-application], [target], [download])`;
  const where = {selector_matches: selector};
  return {
    prefetch: [{where, eagerness: 'moderate'}],
    prerender: [{where, eagerness: 'conservative'}],
  };
}

/** Returns an inline script that calls a function with some texts while the page is parsed. */
const inlineScript = <Texts extends string[]>(
  call: (...texts: Texts) => void,
  ...texts: Texts
) => ({
  tagName: 'script',
  innerHTML: `(${call.toString()})(${texts.map((text) => JSON.stringify(text)).join(', ')})`,
});

/** Returns the source of a module that exports the default exports of others as a list. */
const listModule = (modules: readonly string[]) =>
  [
    ...modules.map((module, index) => `import list${index} from ${JSON.stringify(module)};`),
    `export default [${modules.map((_, index) => `list${index}`).join(', ')}];`,
  ].join('\n');

/** Keeps pages static documents until their readers use them; the README describes the effects. */
export default function pageLoadingPlugin(
  {siteDir, siteConfig, baseUrl, i18n, generatedFilesDir}: LoadContext,
  {islands, controls, fonts}: Options,
): Plugin {
  const hasFonts = fonts.length > 0;
  const applicationModules = hasFonts ? ['fontsOfNextPage'] : [];
  const isProduction = process.env.NODE_ENV === 'production';
  const dataDir = path.join(generatedFilesDir, pluginName, 'default');
  let docs: readonly string[] = [];
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

    loadContent() {
      requireModules('islands', islands, siteDir);
      requireModules('controls', controls, siteDir);
    },

    async allContentLoaded({allContent, actions}) {
      docs = docPaths(allContent);
      await actions.createData('docs.json', JSON.stringify(docs));
      await actions.createData('islands.js', listModule(islands));
      await actions.createData('controls.js', listModule(controls));
      await actions.createData('fonts.json', JSON.stringify(fonts));
    },

    postBuild({outDir}) {
      writeProse(outDir, baseUrl, docs);
    },

    // In production `client/start` imports the other two, which must run before the application
    // starts.
    getClientModules: () =>
      (isProduction ? applicationModules : ['canonicalAddress', 'firstLoadFailure']).map(client),

    injectHtmlTags: () => ({
      headTags: [
        inlineScript(dropBrokenFragment),
        ...(isProduction
          ? [
              ...(hasFonts ? [inlineScript(deferFonts, withoutFontsAttribute, fontsKey)] : []),
              inlineScript(deferLayout, deferredLayoutAttribute, paintingAttribute),
              inlineScript(queueEvents),
              inlineScript(recoverLostScripts, lostScriptsId),
              inlineScript(deferScripts, scriptsMeta, paintingAttribute),
              inlineScript(dropSpeculationRules),
              {
                tagName: 'script',
                attributes: {type: 'speculationrules'},
                innerHTML: JSON.stringify(speculationRules(baseUrl)),
              },
            ]
          : []),
      ],
    }),

    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer) {
        return serverBundle;
      }
      // Read only here, because a theme that is loaded after this plugin fills in defaults.
      const {navbar, prism} = siteConfig.themeConfig as unknown as Pick<ThemeConfig, 'navbar'> &
        Partial<Pick<ThemeConfig, 'prism'>>;
      return clientBundle({
        bundler: currentBundler.name,
        version: cacheVersion(config),
        dataDir,
        isProduction,
        unusedNavbarItems: unusedNavbarItems(navbar.items),
        hasMoreLanguages: (prism?.additionalLanguages ?? []).length > 0,
      });
    },
  };
}

// Docusaurus looks here if a configuration passes the function and not the module's name.
pageLoadingPlugin.validateOptions = validateOptions;
