// Makes a small bundle of the packages' components, in seconds and without a site: their
// own code and bundler rules, around them small stand-ins for what Docusaurus generates.
import fs from 'node:fs';
import path from 'node:path';
import {rspack, type Configuration} from '@rspack/core';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import listingsPlugin from 'docusaurus-plugin-cpp-listings';
import localSearchPlugin, {validateOptions} from 'docusaurus-theme-local-search';
import type {Provider} from './provider';
import {siteConfig} from './siteConfig';

const here = __dirname;
const root = path.resolve(here, '../..');
const generated = path.join(here, 'generated');
const search = path.join(root, 'packages/docusaurus-theme-local-search/src');

/** `@docusaurus/Link` and its like, which are files and no packages. */
function docusaurusAliases(): Record<string, string> {
  const folder = path.join(root, 'node_modules/@docusaurus/core/lib/client/exports');
  return Object.fromEntries(
    fs
      .readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [`@docusaurus/${path.basename(file, '.js')}$`, path.join(folder, file)]),
  );
}

/** The theme's components: those of the search, and few others. */
function themeAliases(provider: Provider): Record<string, string> {
  const folder = path.join(search, provider === 'hosted' ? 'hostedTheme' : 'theme');
  return {
    ...Object.fromEntries(
      ['SearchBar', 'SearchDialog', 'SearchPage', 'SearchResults'].map((name) => [
        `@theme/${name}`,
        path.join(folder, name),
      ]),
    ),
    // A site has it with the service alone; here no page leads to it without.
    '@theme/SearchPrivacy$': path.join(search, 'hostedTheme/SearchPrivacy'),
    '@theme/Heading$': path.join(here, 'doubles/Heading.tsx'),
    '@theme/Layout$': path.join(here, 'doubles/Layout.tsx'),
  };
}

/** What the packages themselves ask of the bundler, as Docusaurus would ask them. */
function packageRules(provider: Provider): Required<Pick<Configuration, 'resolve' | 'module'>> {
  const context = {
    siteDir: root,
    generatedFilesDir: generated,
    baseUrl: '/',
    siteConfig,
    i18n: {currentLocale: 'en'},
  } as unknown as LoadContext;
  const searchOptions = validateOptions({
    validate: normalizePluginOptions as Parameters<typeof validateOptions>[0]['validate'],
    options: {
      // Pages are told of the service that a test has.
      ...(provider === 'hosted' && {
        hosted: {endpoint: 'http://localhost', collection: 'docs', readKey: 'read'},
      }),
    },
  });
  const plugins = [
    listingsPlugin(context, {
      folder: 'listings',
      checkCommand: 'check',
      speedCommand: 'measure',
    }) as Plugin,
    localSearchPlugin(context, searchOptions),
  ];
  const configurations = plugins.map((plugin) =>
    (
      plugin.configureWebpack as unknown as (
        config: object,
        isServer: boolean,
        utilities: object,
      ) => Configuration
    )({}, false, {currentBundler: {name: 'rspack', instance: rspack}}),
  );
  return {
    resolve: {
      alias: Object.assign({}, ...configurations.map(({resolve}) => resolve?.alias)) as Record<
        string,
        string
      >,
    },
    module: {rules: configurations.flatMap(({module}) => module?.rules ?? [])},
  };
}

/**
 * Bundles the pages with a provider of the search.
 *
 * @param outputDir where the scripts and styles go.
 */
export async function bundle(outputDir: string, provider: Provider): Promise<void> {
  const {resolve, module} = packageRules(provider);
  const compiler = rspack({
    mode: 'production',
    devtool: false,
    context: root,
    entry: {main: path.join(here, 'main.tsx')},
    output: {
      path: outputDir,
      publicPath: '/',
      filename: 'assets/js/[name].js',
      chunkFilename: 'assets/js/[id].js',
      clean: true,
    },
    // Chunks have the names of their modules, which tests wait for.
    optimization: {minimize: false, chunkIds: 'named'},
    plugins: [
      new rspack.CssExtractRspackPlugin({
        filename: 'assets/css/[name].css',
        chunkFilename: 'assets/css/[id].css',
      }),
    ],
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        ...docusaurusAliases(),
        ...themeAliases(provider),
        ...(resolve.alias as Record<string, string>),
        '@generated': generated,
      },
    },
    module: {
      ...module,
      rules: [
        ...(module.rules ?? []),
        {
          test: /\.tsx?$|@docusaurus[\\/].*\.js$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: {syntax: 'typescript', tsx: true},
              transform: {react: {runtime: 'automatic'}},
              target: 'es2022',
            },
          },
          type: 'javascript/auto',
        },
        {
          test: /\.css$/,
          use: [
            rspack.CssExtractRspackPlugin.loader,
            {
              loader: 'css-loader',
              options: {modules: {auto: true, namedExport: false, exportLocalsConvention: 'as-is'}},
            },
          ],
          type: 'javascript/auto',
        },
        {test: /\.woff2$/, type: 'asset/resource'},
      ],
    },
  });
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) {
        fail(error ?? new Error(stats?.toString({preset: 'errors-only'})));
      } else {
        compiler.close(() => done());
      }
    });
  });
}
