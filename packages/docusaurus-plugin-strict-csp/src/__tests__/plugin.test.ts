import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {afterEach, expect, test, vi} from 'vitest';
import strictCspPlugin from '..';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Creates the plugin for the build of a language. */
function pluginOf(
  baseUrl: string,
  {markdown = {}, plugins = []}: {markdown?: {mermaid?: boolean}; plugins?: unknown[]} = {},
) {
  const i18n = {
    defaultLocale: 'en',
    localeConfigs: {en: {baseUrl: '/arrays/'}, de: {baseUrl: '/arrays/de/'}},
  };
  const context = {
    baseUrl,
    i18n,
    siteConfig: {baseUrl, url: 'https://example.org', markdown, plugins},
  } as unknown as LoadContext;
  return strictCspPlugin(context, {connectTo: [], scripts: ['sw.js']});
}

/** Returns the script that the plugin adds to the head of a language's pages. */
function scriptOf(baseUrl: string): string {
  vi.stubEnv('NODE_ENV', 'production');
  return JSON.stringify(pluginOf(baseUrl).injectHtmlTags?.({content: undefined}));
}

test('a page trusts the scripts of its language and the scripts that all languages share', () => {
  expect(scriptOf('/arrays/')).toContain(String.raw`([\"/arrays/assets/js/\",\"/arrays/sw.js\"])`);
  expect(scriptOf('/arrays/de/')).toContain(
    String.raw`([\"/arrays/de/assets/js/\",\"/arrays/de/sw.js\",\"/arrays/sw.js\"])`,
  );
});

test('a language whose base path is not below that of the default language is a separate site', () => {
  expect(scriptOf('/felder/')).toContain(String.raw`([\"/felder/assets/js/\",\"/felder/sw.js\"])`);
});

test('a page of the development server gets no script, because it has no policy', () => {
  vi.stubEnv('NODE_ENV', 'development');
  expect(pluginOf('/arrays/').injectHtmlTags?.({content: undefined})).toEqual({});
});

test('the policy data contains the origin and the base path of the whole site, whichever language is built last', async () => {
  const createData = vi.fn();
  const actions = {createData} as unknown as PluginContentLoadedActions;
  await pluginOf('/arrays/de/').allContentLoaded?.({actions, allContent: {}});
  expect(createData.mock.calls.map(([, data]) => JSON.parse(data as string) as unknown)).toEqual([
    {baseUrl: '/arrays/', origin: 'https://example.org', connectTo: []},
  ]);
});

test('docusaurus deploy may not build the site, because it would publish pages without a policy', () => {
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'docusaurus', 'deploy']);
  expect(() => pluginOf('/arrays/')).toThrow(
    /^docusaurus-plugin-strict-csp: .* then protectSite, and then "docusaurus deploy --skip-build"\.$/,
  );
});

test('a site with Mermaid diagrams is rejected, because pages would lack them', () => {
  expect(() => pluginOf('/arrays/', {markdown: {mermaid: true}})).toThrow(
    /^docusaurus-plugin-strict-csp: "markdown\.mermaid" is true, .* readers would see no diagram;/,
  );
});

const itself = ['docusaurus-plugin-strict-csp', {scripts: []}];

test.each([
  [[itself, 'docusaurus-plugin-other']],
  [[false, itself]],
  [['./node_modules/elsewhere']],
])('a site may have other plugins after it: %o', (plugins) => {
  expect(() => pluginOf('/arrays/', {plugins})).not.toThrow();
});

test.each([
  ['docusaurus-plugin-other', 'docusaurus-plugin-other'],
  [['docusaurus-plugin-other', {}], 'docusaurus-plugin-other'],
  [() => ({name: 'other'}), 'another plugin'],
])(
  'a site with another plugin before it is rejected, because scripts would run first',
  (other, name) => {
    expect(() => pluginOf('/arrays/', {plugins: [other, itself]})).toThrow(
      `docusaurus-plugin-strict-csp: "plugins" has ${name} before it,`,
    );
  },
);
