import path from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';
import {readEntries} from '../push/readEntries';
import {pluginName} from '../shared';
import {buildSite} from './__fixtures__/builtSite';

const files = {
  'kept/offline/index.html': '<main><h1>Read offline</h1><p>Keep all pages.</p></main>',
};
const routes = ['kept/offline'];

afterEach(() => {
  vi.unstubAllEnvs();
});

it('a page at a configured route is found by its title and text', async () => {
  const {outDir, data} = await buildSite({}, files, {trailingSlash: true}, {routes});
  expect(readEntries(outDir)).toMatchObject([
    {
      path: '/base/kept/offline/',
      category: 'pages',
      title: 'Read offline',
      content: 'Keep all pages.',
    },
  ]);
  expect(data.categories).toEqual(['pages']);
});

it('a configured route without a page fails the build with its name', async () => {
  await expect(buildSite({}, {}, {}, {routes})).rejects.toThrow(
    'the built site has no page /kept/offline; if the option "routes" names it, remove it there',
  );
});

it('a page at a configured route is left out in development, because it has no HTML', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  const doc = {permalink: '/base/a', title: 'A', source: '@site/a.md', frontMatter: {format: 'md'}};
  const version = {versionName: 'current', isLast: true, docs: [doc], sidebars: {}};
  const content = {'docusaurus-plugin-content-docs': {default: {loadedVersions: [version]}}};
  const markdown = {mdx1Compat: {}} as never;
  const {outDir} = await buildSite(content, {...files, 'a.md': 'Text.'}, {markdown}, {routes});
  const entries = readEntries(path.join(outDir, pluginName, 'public'));
  expect(entries.map(({title}) => title)).toEqual(['A']);
});
