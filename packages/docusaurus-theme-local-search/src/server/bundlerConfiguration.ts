import path from 'node:path';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';
import {languageModule, type Language} from './languages';

/** The part of the bundler's configuration that a plugin adds. */
type Configuration = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;

/** Who answers searches: the index in the reader's browser, or a service. */
export type Provider = 'local' | 'hosted';

/** The module of each provider, relative to the folder of browser code. */
const providerModules: Readonly<Record<Provider, string>> = {
  local: 'localProvider',
  hosted: 'hosted/hostedProvider',
};

/** Modules of Orama that the search does not use, as Orama's other modules import them. */
const unusedModules = [
  '../components/defaults.js',
  '../components/documents-store.js',
  '../components/facets.js',
  '../components/groups.js',
  '../components/hooks.js',
  '../components/index.js',
  '../components/internal-document-id-store.js',
  '../components/pinning-manager.js',
  '../components/pinning.js',
  '../components/plugins.js',
  '../components/sorter.js',
  '../components/tokenizer/index.js',
  '../errors.js',
  '../utils.js',
  './errors.js',
  './search-hybrid.js',
  './search-vector.js',
];

/**
 * The layer of the search's own modules and everything they import. The bundler keeps the modules
 * of a layer separate from those of the site, including Orama's modules, if both use them.
 */
const layer = 'local-search';

/**
 * Configures the bundler for the search. The bundle contains only the site's provider. Orama gets
 * the stemmer and stop words of the site's language, without the parts that the search replaces.
 * A site's own use of Orama is not affected.
 *
 * @param clientDir folder of the search's code for browsers.
 * @param dataFile the file with what that code must know about the site.
 * @param language Orama's name for the site's language, if it supports the language.
 * @param bundler webpack needs an option to enable layers; Rspack warns about that option.
 */
export function bundlerConfiguration(
  clientDir: string,
  dataFile: string,
  provider: Provider,
  language: Language | undefined,
  bundler: ConfigureWebpackUtils['currentBundler']['name'],
): Configuration {
  const file = (name: string) => path.join(clientDir, 'engine', name);
  return {
    ...(bundler === 'webpack' && {experiments: {layers: true}}),
    resolve: {
      alias: {
        '@local-search/data$': dataFile,
        '@local-search/provider$': path.join(clientDir, providerModules[provider]),
        '@local-search/stemmer$': languageModule('stemmers', language) ?? file('noStemmer'),
        '@local-search/stopwords$': languageModule('stopwords', language) ?? file('noStopwords'),
      },
    },
    module: {
      rules: [
        // All imports of Orama go through this module, both in a worker and in the page.
        {test: path.join(clientDir, 'workerHandler.'), layer},
        {
          test: /@orama[\\/]orama[\\/]dist[\\/].*\.js$/,
          issuerLayer: layer,
          // Orama's package.json says so, but the bundler does not see that, because another
          // package.json is next to the modules.
          sideEffects: false,
          resolve: {
            alias: Object.fromEntries(
              unusedModules.map((request) => [request, file('unusedPart')]),
            ),
          },
        },
      ],
    },
  };
}
