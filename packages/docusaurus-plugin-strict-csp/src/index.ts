import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {trustOwnMarkup} from './inline/trustOwnMarkup';
import {validateOptions, type Options} from './options';
import {keptName, pluginName, type Kept} from './shared';

export {validateOptions};
export type {PluginOptions} from './options';

/** Where Docusaurus writes scripts, below the base path. */
const scriptsFolder = 'assets/js/';

/**
 * Prepares the pages of a site for a strict content security policy; `protectSite` writes it when
 * they are built. It has to be the first plugin, so that no script is before its own.
 */
export default function strictCspPlugin(
  {baseUrl, i18n}: LoadContext,
  {connectTo, scripts}: Options,
): Plugin {
  const defaultRoot = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
  // Where a site of several languages begins.
  const root = baseUrl.startsWith(defaultRoot) ? defaultRoot : baseUrl;
  const trusted = [
    baseUrl + scriptsFolder,
    ...new Set(scripts.flatMap((script) => [baseUrl + script, root + script])),
  ];
  return {
    name: pluginName,

    getClientModules: () => [path.join(__dirname, 'client/hidden.css')],

    async allContentLoaded({actions}) {
      await actions.createData(keptName, JSON.stringify({baseUrl: root, connectTo} satisfies Kept));
    },

    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production'
        ? {
            headTags: [
              {
                tagName: 'script',
                innerHTML: `(${trustOwnMarkup.toString()})(${JSON.stringify(trusted)})`,
              },
            ],
          }
        : {},
  };
}

// Where Docusaurus looks when a configuration names the function and not the module.
strictCspPlugin.validateOptions = validateOptions;
