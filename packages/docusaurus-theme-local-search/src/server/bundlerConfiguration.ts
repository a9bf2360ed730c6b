import path from 'node:path';
import type {ConfigureWebpackUtils, Plugin} from '@docusaurus/types';
import {languageModule, type Language} from './languages';

/** What a plugin adds to the bundler's configuration. */
type Configuration = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;

/** Who answers a search: the index in the reader's browser, or a service. */
export type Provider = 'local' | 'hosted';

/** The module of each provider, below the folder of the code for browsers. */
const providerModules: Readonly<Record<Provider, string>> = {
  local: 'localProvider',
  hosted: 'hosted/hostedProvider',
};

/** Modules of the engine, as its others import them, that the search does without. */
const unusedModules = [
  '../components/defaults.js',
  '../components/documents-store.js',
  '../components/facets.js',
  '../components/groups.js',
  '../components/hooks.js',
  '../components/index.js',
  '../components/pinning-manager.js',
  '../components/pinning.js',
  '../components/plugins.js',
  '../components/sorter.js',
  '../components/tokenizer/index.js',
  '../errors.js',
  './errors.js',
  './search-hybrid.js',
  './search-vector.js',
];

/**
 * The layer of the search's own modules and of all that they import. The bundler keeps
 * modules of a layer apart from those of the site: the engine's, too, where both use it.
 */
const layer = 'local-search';

/**
 * Configures the bundler for the search: with the provider that the site has and nothing of
 * the other, and with the engine as the search uses it, which has the words of the site's
 * language and lacks the parts that the search replaces. A site's own use of the engine is as
 * if there were no search.
 *
 * @param clientDir folder of the search's code for browsers.
 * @param language the engine's name of the site's language, where it has one.
 * @param bundler webpack must be told that there are layers; Rspack warns when it is.
 */
export function bundlerConfiguration(
  clientDir: string,
  provider: Provider,
  language: Language | undefined,
  bundler: ConfigureWebpackUtils['currentBundler']['name'],
): Configuration {
  const file = (name: string) => path.join(clientDir, 'engine', name);
  return {
    ...(bundler === 'webpack' && {experiments: {layers: true}}),
    resolve: {
      alias: {
        '@local-search/provider$': path.join(clientDir, providerModules[provider]),
        '@local-search/stemmer$': languageModule('stemmers', language) ?? file('noStemmer'),
        '@local-search/stopwords$': languageModule('stopwords', language) ?? file('noStopwords'),
      },
    },
    module: {
      rules: [
        // All that imports the engine does so through this module, in a worker and without one.
        {test: path.join(clientDir, 'workerHandler.'), layer},
        {
          test: /@orama[\\/]orama[\\/]dist[\\/].*\.js$/,
          issuerLayer: layer,
          // As its package says, out of the bundler's sight: another lies next to the modules.
          sideEffects: false,
          resolve: {
            alias: Object.fromEntries(unusedModules.map((request) => [request, file('notUsed')])),
          },
        },
      ],
    },
  };
}
