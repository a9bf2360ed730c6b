import path from 'node:path';
import logger from '@docusaurus/logger';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {readEntries} from '../push/readEntries';
import {pluginName} from '../shared';
import {buildSite} from './__fixtures__/builtSite';

const content = (...names: string[]) => ({
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          versionName: 'current',
          isLast: true,
          sidebars: {},
          docs: names.map((name) => ({
            permalink: `/base/${name}`,
            title: `Title of ${name}`,
            source: `@site/${name}`,
            frontMatter: {},
          })),
        },
      ],
    },
  },
});
const mdx1Compat = {comments: true, admonitions: true, headingIds: true};

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'development');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Returns the entries of the development server's index as short strings. */
async function entriesOf(files: Readonly<Record<string, string>>, format: 'md' | 'mdx' | 'detect') {
  const markdown = {format, mdx1Compat} as never;
  const {outDir} = await buildSite(content(...Object.keys(files)), files, {markdown});
  return readEntries(path.join(outDir, pluginName, 'public')).map(
    ({path: address, title, content: text}) => `${address} | ${title} | ${text}`,
  );
}

describe('the search of a site in development', () => {
  it('reads files like Docusaurus does, without warnings about valid files', async () => {
    const warn = vi.spyOn(logger, 'warn').mockReturnValue();
    const entries = await entriesOf(
      {'a.md': '## Head {#my-id}\n\nOne<br>two <!-- not said -->\n', 'b.mdx': '<b>Three</b>\n'},
      'detect',
    );
    expect(entries).toEqual([
      '/base/a.md | Title of a.md | ',
      '/base/a.md#my-id | Head | One two',
      '/base/b.mdx | Title of b.mdx | Three',
    ]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('leaves out a page whose file was deleted after the site was read', async () => {
    const all = content('a.md', 'deleted.md');
    const markdown = {format: 'md', mdx1Compat} as never;
    const {outDir} = await buildSite(all, {'a.md': 'One\n'}, {markdown});
    const entries = readEntries(path.join(outDir, pluginName, 'public'));
    expect(entries.map((entry) => entry.path)).toEqual(['/base/a.md']);
  });

  it('leaves out a page that is a component', async () => {
    const pages = ['a.md', 'b.tsx'].map((name) => ({
      type: name === 'a.md' ? 'mdx' : 'jsx',
      permalink: `/base/${name}`,
      source: `@site/${name}`,
      frontMatter: {},
    }));
    const all = {'docusaurus-plugin-content-pages': {default: pages}};
    const files = {'a.md': 'One\n', 'b.tsx': 'export default () => null;\n'};
    const {outDir} = await buildSite(all, files, {markdown: {format: 'md', mdx1Compat} as never});
    const entries = readEntries(path.join(outDir, pluginName, 'public'));
    expect(entries.map((entry) => entry.path)).toEqual(['/base/a.md']);
  });

  it('finds an invalid MDX file by its title and text, and warns about it by name', async () => {
    const warn = vi.spyOn(logger, 'warn').mockReturnValue();
    const entries = await entriesOf({'broken.mdx': 'An <b>otter.\n'}, 'mdx');
    expect(entries).toEqual(['/base/broken.mdx | Title of broken.mdx | An otter.']);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('@site/broken.mdx'));
  });
});
