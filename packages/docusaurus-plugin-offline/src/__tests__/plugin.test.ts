import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {ownProcess} from '../build/__tests__/ownProcess';
import offlinePlugin from '../index';
import type {Manifest} from '../model/manifest';
import type {Options} from '../options';

const options: Options = {enabled: true, pagePath: 'offline', exclude: [], parts: []};

let siteDir: string;
let generatedFilesDir: string;

function pluginFor(baseUrl: string, more: Partial<Options> = {}): Plugin {
  const context = {
    baseUrl,
    siteDir,
    generatedFilesDir,
    siteConfig: {baseUrl},
    i18n: {
      defaultLocale: 'en',
      currentLocale: 'en',
      localeConfigs: {en: {baseUrl: '/arrays/'}},
    },
  };
  return offlinePlugin(context as unknown as LoadContext, {...options, ...more});
}

/** Builds the site in a folder of `siteDir`; returns a function that ends the process. */
function build(plugin: Plugin, folder = 'build'): () => void {
  const end = ownProcess();
  const outDir = path.join(siteDir, folder);
  fs.mkdirSync(outDir, {recursive: true});
  void plugin.postBuild?.({outDir} as Parameters<NonNullable<Plugin['postBuild']>>[0]);
  return () => end(0);
}

/** Returns the manifests in the root folder of the built site, which all languages share. */
const manifests = () =>
  fs
    .readdirSync(path.join(siteDir, 'build'))
    .filter((file) => file.startsWith('offline-files'))
    .map((file) => fs.readFileSync(path.join(siteDir, 'build', file), 'utf8'))
    .map((text) => JSON.parse(text) as Manifest);

async function settingsOf(plugin: Plugin): Promise<{settings: unknown; routes: unknown[]}> {
  const routes: unknown[] = [];
  let settings: unknown;
  await plugin.allContentLoaded?.({
    allContent: {},
    actions: {
      createData: (_: string, data: string) => {
        settings = JSON.parse(data);
        return Promise.resolve('');
      },
      addRoute: ({path: address}: {path: string}) => routes.push(address),
    } as unknown as Parameters<NonNullable<Plugin['allContentLoaded']>>[0]['actions'],
  });
  return {settings, routes};
}

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-plugin-'));
  generatedFilesDir = path.join(siteDir, '.docusaurus');
  fs.mkdirSync(generatedFilesDir);
});
afterEach(() => {
  fs.rmSync(siteDir, {recursive: true});
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('a language of the site', () => {
  it.each([
    ['the default one', '/arrays/', 'build', 'offline'],
    ['another', '/arrays/de/', 'build/de', 'de/offline'],
  ])(
    '%s has its own offline page and shares the worker at the root',
    async (_, baseUrl, folder, page) => {
      const plugin = pluginFor(baseUrl);
      const {settings, routes} = await settingsOf(plugin);
      expect(settings).toMatchObject({
        isEnabled: true,
        worker: '/arrays/sw.js',
        root: '/arrays/',
        page: `/arrays/${page}`,
      });
      expect(routes).toEqual([`/arrays/${page}`]);
      build(plugin, folder)();
      expect(manifests()).toMatchObject([{offlinePages: [page]}]);
    },
  );

  it('each language has its own labels for the parts of the site', async () => {
    const parts = [{name: 'compiler', label: 'Der Compiler', files: ['assets/compiler/**']}];
    const {settings} = await settingsOf(pluginFor('/arrays/de/', {parts}));
    expect(settings).toMatchObject({labels: {compiler: 'Der Compiler'}});
  });

  it('the pages of a language link to the web app manifest in the folder of that language, if there is one', async () => {
    const webManifest = 'manifest.webmanifest';
    const {settings} = await settingsOf(pluginFor('/arrays/de/', {webManifest}));
    expect(settings).toMatchObject({webManifest: `/arrays/de/${webManifest}`});
    const without = await settingsOf(pluginFor('/arrays/de/'));
    expect(without.settings).toMatchObject({webManifest: null});
  });

  it('a language that is a separate site has its own worker', async () => {
    const {settings} = await settingsOf(pluginFor('/felder/'));
    expect(settings).toMatchObject({worker: '/felder/sw.js', root: '/felder/'});
  });
});

describe('the option webManifest', () => {
  it('accepts a file of the built site', () => {
    fs.mkdirSync(path.join(siteDir, 'build'));
    fs.writeFileSync(path.join(siteDir, 'build/app.json'), '{}');
    build(pluginFor('/arrays/', {webManifest: 'app.json'}))();
    expect(manifests()).toHaveLength(1);
  });

  it('stops the build if it names a file that does not exist', () => {
    expect(() => build(pluginFor('/arrays/', {webManifest: 'none.json'}))).toThrow(
      'docusaurus-plugin-offline: webManifest is "none.json", but there is no such static file.',
    );
  });
});

describe('a build with the plugin disabled', () => {
  it('contains a worker that removes an earlier one, and no offline page', async () => {
    const plugin = pluginFor('/arrays/', {enabled: false});
    build(plugin)();
    expect(manifests()).toEqual([]);
    const worker = fs.readFileSync(path.join(siteDir, 'build/sw.js'), 'utf8');
    expect(worker).toContain('unregister');
    const {settings, routes} = await settingsOf(plugin);
    expect(settings).toMatchObject({isEnabled: false});
    expect(routes).toEqual([]);
    expect(JSON.stringify(plugin.injectHtmlTags?.({content: undefined}))).not.toContain('offline');
  });
});

it('docusaurus deploy may not build the site, because it would publish it without the worker', () => {
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'docusaurus', 'deploy']);
  expect(() => pluginFor('/')).toThrow(
    /^docusaurus-plugin-offline: .* run "docusaurus build", and then "docusaurus deploy --skip-build"\.$/,
  );
});

it('the development server caches nothing, because every page belongs to another build', () => {
  const modules = () =>
    pluginFor('/')
      .getClientModules?.()
      .map((file) => path.basename(file));
  expect(modules()).toEqual(['client']);
  vi.stubEnv('NODE_ENV', 'development');
  expect(modules()).toEqual(['unregisterStaleWorker']);
});

describe('the development server', () => {
  type Configure = NonNullable<Plugin['configureWebpack']>;
  const configure = (plugin: Plugin) =>
    plugin.configureWebpack?.(...([{}, false, {}, undefined] as unknown as Parameters<Configure>));

  it('serves a worker that removes the worker of a built site at the same address', () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(configure(pluginFor('/arrays/'))).toMatchObject({
      devServer: {static: [{directory: expect.any(String) as string, publicPath: '/arrays/'}]},
    });
    const [worker = ''] = fs
      .readdirSync(generatedFilesDir, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('sw.js'));
    const script = fs.readFileSync(path.join(generatedFilesDir, worker), 'utf8');
    expect(script).toMatch(/unregister\(\)/);
    expect(script).not.toContain('respondWith');
  });

  it('is not configured in a build', () => {
    expect(configure(pluginFor('/arrays/'))).toBeUndefined();
    expect(fs.readdirSync(generatedFilesDir)).toEqual([]);
  });
});
