import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import type {LoadContext, OptionValidationContext, Plugin} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import localSearchPlugin from '..';
import {validateOptions, type Options, type PluginOptions} from '../options';
import {pluginName, type SearchData} from '../shared';

const service = {endpoint: 'https://search.example.org', collection: 'site', readKey: 'read-1'};
const collector = 'https://collect.example.org/events';

let outDir: string;

/** Creates the plugin for a German site at a base path. */
function pluginWith(options: PluginOptions): Plugin {
  const context = {
    siteDir: outDir,
    generatedFilesDir: outDir,
    baseUrl: '/arrays/',
    siteConfig: {title: 'Site', url: 'https://example.org'},
    i18n: {currentLocale: 'de'},
  } as unknown as LoadContext;
  const validated = validateOptions({
    validate: normalizePluginOptions as OptionValidationContext<PluginOptions, Options>['validate'],
    options,
  });
  return localSearchPlugin(context, validated);
}

/**
 * Loads the content of a site and returns the data and routes that the plugin adds.
 *
 * @param content what other plugins have loaded, by plugin and instance; by default no pages.
 */
async function load(
  plugin: Plugin,
  content: object = {},
): Promise<{data: SearchData; routes: string[]}> {
  let data: unknown;
  const routes: string[] = [];
  const actions = {
    createData: (_: string, content: string) => Promise.resolve((data = JSON.parse(content))),
    addRoute: ({path: address}: {path: string}) => routes.push(address),
  };
  await plugin.allContentLoaded?.({
    allContent: {[pluginName]: {}, ...content},
    actions,
  } as unknown as Parameters<NonNullable<Plugin['allContentLoaded']>>[0]);
  return {data: data as SearchData, routes};
}

const build = (plugin: Plugin, routesPaths: readonly string[] = ['/arrays/search']) =>
  plugin.postBuild?.({outDir, routesPaths} as Parameters<NonNullable<Plugin['postBuild']>>[0]);

beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
});

afterEach(() => {
  fs.rmSync(outDir, {recursive: true});
  vi.unstubAllEnvs();
});

describe('a site that has a page at the address of the search page', () => {
  const content = {
    'docusaurus-plugin-content-pages': {
      default: [{type: 'jsx', permalink: '/arrays/search', source: '@site/src/pages/search.tsx'}],
    },
  };

  it.each([{}, {pages: false}])(
    'is refused, even if its pages are not searched: %o',
    async (options) => {
      await expect(load(pluginWith(options), content)).rejects.toThrow(
        'docusaurus-theme-local-search: the search page and @site/src/pages/search.tsx are both at /arrays/search; ' +
          'set "searchPagePath" to another path, such as "find", or move the other page.',
      );
    },
  );

  it('is refused when it is built if the other page is a list of another plugin', async () => {
    const plugin = pluginWith({searchPagePath: 'blog'});
    await expect(build(plugin, ['/arrays/', '/arrays/blog', '/arrays/blog'])).rejects.toThrow(
      'docusaurus-theme-local-search: the search page and a page of another plugin are both at /arrays/blog; ' +
        'set "searchPagePath" to another path, such as "find".',
    );
  });

  it('is accepted with another path for the search page', async () => {
    const {routes} = await load(pluginWith({searchPagePath: 'find'}), content);
    expect(routes).toEqual(['/arrays/find']);
  });
});

describe('a site without a service', () => {
  it('has no data, components or texts of a service', async () => {
    const plugin = pluginWith({});
    const {data, routes} = await load(plugin);
    expect(JSON.stringify(data)).not.toContain('hosted');
    expect(routes).toEqual(['/arrays/search']);
    expect(plugin.getThemePath?.()).toMatch(/[\\/]theme$/);
    const texts = await plugin.getDefaultCodeTranslationMessages?.();
    expect(texts).toHaveProperty(['localSearch.close']);
    expect(Object.keys(texts ?? {}).filter((id) => id.startsWith('localSearch.hosted.'))).toEqual(
      [],
    );
  });
});

describe('a site with a service', () => {
  it('passes its pages the address of the service and the read key', async () => {
    vi.stubEnv('SEARCH_WRITE_KEY', 'write-1');
    const plugin = pluginWith({hosted: service});
    const {data, routes} = await load(plugin);
    expect(data.hosted).toEqual({...service, index: 'site', ask: true, isVersioned: false});
    expect(JSON.stringify(data)).not.toContain('write-1');
    expect(routes).toEqual(['/arrays/search']);
    expect(plugin.getThemePath?.()).toMatch(/[\\/]hostedTheme$/);
    expect(await plugin.getDefaultCodeTranslationMessages?.()).toHaveProperty([
      'localSearch.hosted.ask.empty',
    ]);
  });

  it('has a page that explains what is recorded if searches are recorded', async () => {
    const {data, routes} = await load(pluginWith({hosted: {...service, analytics: collector}}));
    const privacyPath = '/arrays/search-privacy';
    expect(data.hosted?.analytics).toEqual({endpoint: collector, privacyPath});
    expect(routes).toContain(privacyPath);
  });

  it('fails to build if it would publish the write key', async () => {
    vi.stubEnv('SEARCH_WRITE_KEY', 'write-1');
    fs.writeFileSync(path.join(outDir, 'main.js'), 'const key = "write-1";');
    await expect(build(pluginWith({hosted: service}))).rejects.toThrow(
      /main\.js contains the key in SEARCH_WRITE_KEY/,
    );
  });

  it('builds without the write key, and includes an index as a fallback for the service', async () => {
    vi.stubEnv('SEARCH_WRITE_KEY', 'write-1');
    await build(pluginWith({hosted: service}));
    expect(fs.readdirSync(path.join(outDir, 'search-index')).length).toBeGreaterThan(0);
  });
});
