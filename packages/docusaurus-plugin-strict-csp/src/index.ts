import path from 'node:path';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import {createTrustedTypesPolicy} from './inline/createTrustedTypesPolicy';
import {validateOptions, type Options} from './options';
import {policyDataName, pluginName, type PolicyData} from './shared';

export {validateOptions};
export type {PluginOptions} from './options';

/** The folder of scripts that Docusaurus writes, below the base path. */
const scriptsFolder = 'assets/js/';

/**
 * Stops `docusaurus deploy`, which builds and publishes the site in one process: `protectSite` could
 * not run in between. With `--skip-build` Docusaurus does not load plugins.
 */
function refuseDeploy(): void {
  if (process.argv[2] === 'deploy') {
    throw new Error(
      `${pluginName}: "docusaurus deploy" would publish pages without a policy; run ` +
        '"docusaurus build", then protectSite, and then "docusaurus deploy --skip-build".',
    );
  }
}

/**
 * Stops at Mermaid diagrams, which a page draws with styles of its own. The policy refuses them in
 * the reader's browser, so `protectSite` cannot find them in the built pages.
 */
function refuseMermaid({markdown}: DocusaurusConfig): void {
  if (markdown.mermaid) {
    throw new Error(
      `${pluginName}: "markdown.mermaid" is true, but a strict policy refuses the styles with which ` +
        "Mermaid draws, and readers would see no diagram; put pictures of the diagrams among the site's files.",
    );
  }
}

/** Returns the name by which the configuration has a plugin; undefined for a function. */
function nameOf(plugin: DocusaurusConfig['plugins'][number]): string | undefined {
  const [named] = Array.isArray(plugin) ? plugin : [plugin];
  return typeof named === 'string' ? named : undefined;
}

/** Stops if other plugins of the configuration are before this one. */
function requireFirst({plugins}: DocusaurusConfig): void {
  const names = plugins.filter(Boolean).map(nameOf);
  if (names.indexOf(pluginName) > 0) {
    throw new Error(
      `${pluginName}: "plugins" has ${names[0] ?? 'another plugin'} before it, whose scripts would run without ` +
        'its policy for trusted types; make it the first of "plugins".',
    );
  }
}

/**
 * Prepares the pages of a site for a strict content security policy. `protectSite` writes the
 * policy after the build. The plugin has to be the first one, because its script must run before
 * all others.
 *
 * @throws Error if `docusaurus deploy` builds the site, if the site has Mermaid diagrams, or if another
 * plugin is before this one.
 */
export default function strictCspPlugin(
  {baseUrl, i18n, siteConfig}: LoadContext,
  {connectTo, scripts}: Options,
): Plugin {
  refuseDeploy();
  refuseMermaid(siteConfig);
  requireFirst(siteConfig);
  const defaultRoot = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? baseUrl;
  // The base path of the whole site, if it has several languages.
  const root = baseUrl.startsWith(defaultRoot) ? defaultRoot : baseUrl;
  const trusted = [
    baseUrl + scriptsFolder,
    ...new Set(scripts.flatMap((script) => [baseUrl + script, root + script])),
  ];
  return {
    name: pluginName,

    getClientModules: () => [path.join(__dirname, 'client/hidden.css')],

    async allContentLoaded({actions}) {
      await actions.createData(
        policyDataName,
        JSON.stringify({
          baseUrl: root,
          origin: new URL(siteConfig.url).origin,
          connectTo,
        } satisfies PolicyData),
      );
    },

    injectHtmlTags: () =>
      process.env.NODE_ENV === 'production'
        ? {
            headTags: [
              {
                tagName: 'script',
                innerHTML: `(${createTrustedTypesPolicy.toString()})(${JSON.stringify(trusted)})`,
              },
            ],
          }
        : {},
  };
}

// Docusaurus looks here if a configuration passes the function and not the module's name.
strictCspPlugin.validateOptions = validateOptions;
