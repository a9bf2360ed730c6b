// Bundles the packages' components in seconds and without a site: their own code and bundler rules,
// with small stubs for the modules that Docusaurus generates.
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

/** Returns aliases for modules such as `@docusaurus/Link`, which are files and not packages. */
function docusaurusAliases(): Record<string, string> {
  const folder = path.join(root, 'node_modules/@docusaurus/core/lib/client/exports');
  return Object.fromEntries(
    fs
      .readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [`@docusaurus/${path.basename(file, '.js')}$`, path.join(folder, file)]),
  );
}

/** Returns aliases for the theme's components: those of search, and a few others. */
function themeAliases(provider: Provider): Record<string, string> {
  const folder = path.join(search, provider === 'hosted' ? 'hostedTheme' : 'theme');
  return {
    ...Object.fromEntries(
      ['SearchBar', 'SearchDialog', 'SearchPage', 'SearchResults'].map((name) => [
        `@theme/${name}`,
        path.join(folder, name),
      ]),
    ),
    // A real site has this page only with the hosted provider. Here, no page links to it otherwise.
    '@theme/SearchPrivacy$': path.join(search, 'hostedTheme/SearchPrivacy'),
    '@theme/Heading$': path.join(here, 'stubs/Heading.tsx'),
    '@theme/Layout$': path.join(here, 'stubs/Layout.tsx'),
  };
}

/** Returns the bundler configuration that the packages pass to Docusaurus. */
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
      // Pages get the address of the service from their test.
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
 * Bundles the pages with a search provider.
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
    // Name the chunks after their modules, because tests wait for these names.
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
        '@local-search/data$': path.join(generated, 'searchData.ts'),
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
