import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import {getSwcLoaderOptions, rspack, swcLoader} from '@docusaurus/faster';
import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';
import {afterAll, describe, expect, it} from 'vitest';
import webpack, {type Configuration} from 'webpack';
import localSearchPlugin from '..';
import type * as HostPage from './__fixtures__/hostPage';

const bundlers = {rspack: rspack as unknown as typeof webpack, webpack};
type Bundler = keyof typeof bundlers;

const context = {
  siteConfig: {},
  baseUrl: '/',
  siteDir: '/site',
  generatedFilesDir: '/site/.docusaurus',
  i18n: {currentLocale: 'en'},
} as unknown as LoadContext;

/** Returns the configuration that the plugin adds to a site. */
function pluginConfiguration(name: Bundler): Configuration {
  const {configureWebpack} = localSearchPlugin(context, {
    docs: true,
    blog: true,
    pages: true,
    routes: [],
    searchPagePath: 'search',
    openSearch: true,
    dialogPages: 5,
    sectionsPerPage: 3,
  });
  const utils = {currentBundler: {name}} as ConfigureWebpackUtils;
  return configureWebpack?.({}, false, utils, undefined) as Configuration;
}

/** Bundles the search and a page of its host site; returns the scripts by name. */
async function bundle(name: Bundler, outDir: string): Promise<Map<string, string>> {
  const {resolve, module, ...others} = pluginConfiguration(name);
  const compiler = bundlers[name]({
    ...others,
    mode: 'production',
    target: 'web',
    context: __dirname,
    entry: {
      search: path.resolve(__dirname, '../client/startEngine.ts'),
      page: {
        import: path.resolve(__dirname, '__fixtures__/hostPage.ts'),
        library: {type: 'global', name: 'hostPage'},
      },
    },
    output: {path: outDir, globalObject: 'globalThis'},
    optimization: {minimize: false},
    resolve: {...resolve, extensions: ['.ts', '.js']},
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: swcLoader,
          options: getSwcLoaderOptions({isServer: false, bundlerName: name}),
        },
        ...(module?.rules ?? []),
      ],
    },
  });
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) {
        fail(error ?? new Error(stats?.toString('errors-only')));
      } else {
        compiler.close(() => done());
      }
    });
  });
  return new Map(
    fs.readdirSync(outDir).map((file) => [file, fs.readFileSync(path.join(outDir, file), 'utf8')]),
  );
}

/** Messages that only the complete Orama package contains. */
const leftOut = [
  'Cannot insert document due schema validation failure',
  'Caught error in getAllPluginsByHook',
];
const partsIn = (script = '') => leftOut.filter((message) => script.includes(message));

describe.each(['rspack', 'webpack'] as const)('a site that is bundled by %s', async (name) => {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), `engine-${name}-`));
  afterAll(() => fs.rmSync(outDir, {recursive: true}));
  const scripts = await bundle(name, outDir);

  it('can use all of Orama on its own pages', async () => {
    const page: {hostPage?: typeof HostPage} = {};
    vm.runInNewContext(scripts.get('page.js') ?? '', Object.assign(page, {performance}));
    expect(await page.hostPage?.searchBooks()).toEqual(['b1']);
    expect(partsIn(scripts.get('page.js'))).toEqual(leftOut);
  });

  it('does not send readers the parts of Orama that the search replaces', () => {
    const ofSearch = [...scripts].filter(([file]) => file !== 'page.js');
    // The page's script, the worker, and the engine for browsers without workers.
    expect(ofSearch.length).toBeGreaterThanOrEqual(3);
    const withAllParts = ofSearch.filter(([, script]) => partsIn(script).length > 0);
    expect(withAllParts.map(([file]) => file)).toEqual([]);
  });
});
