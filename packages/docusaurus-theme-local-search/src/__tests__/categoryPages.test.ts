import path from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';
import {readEntries} from '../push/readEntries';
import {pluginName} from '../shared';
import {buildSite} from './__fixtures__/builtSite';

const category = (label: string, link: object | undefined, ...items: readonly object[]) => ({
  type: 'category',
  label,
  link,
  items,
});

const content = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          versionName: 'current',
          isLast: true,
          docs: [],
          sidebars: {
            main: [
              {type: 'doc', id: 'a'},
              category(
                'Guides',
                {
                  type: 'generated-index',
                  permalink: '/base/category/guides',
                  description: 'All on otters.',
                },
                category('Inner', {
                  type: 'generated-index',
                  permalink: '/base/category/inner',
                  title: 'Inner guides',
                }),
              ),
              category('Other', {type: 'doc', id: 'a'}),
              category('Plain', undefined),
            ],
          },
        },
      ],
    },
  },
};

const html = (title: string) =>
  `<main><header><h1>${title}</h1><p>All on otters.</p></header><article>A card.</article></main>`;
const files = {
  'category/guides/index.html': html('Guides'),
  'category/inner/index.html': html('Inner guides'),
};

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ['production', '.'],
  ['development', path.join(pluginName, 'public')],
])(
  'generated category pages are found by title and description in %s',
  async (environment, folder) => {
    vi.stubEnv('NODE_ENV', environment);
    const {outDir} = await buildSite(content, files);
    const entries = readEntries(path.join(outDir, folder));
    expect(entries.map(({path: to, title, content: text}) => [to, title, text])).toEqual([
      ['/base/category/guides', 'Guides', 'All on otters.'],
      ['/base/category/inner', 'Inner guides', ''],
    ]);
  },
);
