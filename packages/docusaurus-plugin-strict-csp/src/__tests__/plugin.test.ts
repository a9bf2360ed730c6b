import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import {afterEach, expect, test, vi} from 'vitest';
import strictCspPlugin from '..';

afterEach(() => vi.unstubAllEnvs());

/** The plugin in the build of a language. */
function pluginOf(baseUrl: string) {
  const i18n = {
    defaultLocale: 'en',
    localeConfigs: {en: {baseUrl: '/arrays/'}, de: {baseUrl: '/arrays/de/'}},
  };
  const context = {baseUrl, i18n, siteConfig: {baseUrl}} as unknown as LoadContext;
  return strictCspPlugin(context, {connectTo: [], scripts: ['sw.js']});
}

/** The script that a page of a language has in its head. */
function scriptOf(baseUrl: string): string {
  vi.stubEnv('NODE_ENV', 'production');
  return JSON.stringify(pluginOf(baseUrl).injectHtmlTags?.({content: undefined}));
}

test('a page trusts the scripts of its language, and those that stand once for all languages', () => {
  expect(scriptOf('/arrays/')).toContain(String.raw`([\"/arrays/assets/js/\",\"/arrays/sw.js\"])`);
  expect(scriptOf('/arrays/de/')).toContain(
    String.raw`([\"/arrays/de/assets/js/\",\"/arrays/de/sw.js\",\"/arrays/sw.js\"])`,
  );
});

test('what is done for the whole site is done from where it begins, in whatever language it is built last', async () => {
  const createData = vi.fn();
  const actions = {createData} as unknown as PluginContentLoadedActions;
  await pluginOf('/arrays/de/').allContentLoaded?.({actions, allContent: {}});
  expect(createData.mock.calls.map(([, data]) => JSON.parse(data as string) as unknown)).toEqual([
    {baseUrl: '/arrays/', connectTo: []},
  ]);
});
