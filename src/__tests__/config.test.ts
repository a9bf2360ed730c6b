import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import path from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';

/** Loads the site's configuration again. */
async function readConfig() {
  vi.resetModules();
  return (await import('../../docusaurus.config')).default;
}

afterEach(() => vi.unstubAllEnvs());

// The first test loads all modules that the configuration imports, which takes long.
describe('the configuration', () => {
  it.each([
    ['SEARCH_PROVIDER', 'other', 'local, hosted, easyops'],
    ['OFFLINE', 'off', 'yes, no'],
  ])('rejects an invalid variable and lists its valid values: %s', async (name, value, words) => {
    vi.stubEnv(name, value);
    await expect(readConfig()).rejects.toThrow(
      `${name} must be one of these: ${words}; it is "${value}"`,
    );
  });

  it('checks the front matter of every page', async () => {
    const {markdown} = await readConfig();
    const parsed = markdown.parseFrontMatter({
      filePath: path.resolve('docs/new.mdx'),
      fileContent: '---\ntitle: T\ndescription: D\ntag: [array]\n---\n',
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    await expect(parsed).rejects.toThrow(/^docs\/new\.mdx:4: "tag" is not allowed/);
  });

  it('lets pages connect to the search service', async () => {
    vi.stubEnv('SEARCH_PROVIDER', 'hosted');
    vi.stubEnv('SEARCH_ENDPOINT', 'https://search.example.org/engine');
    const {plugins} = await readConfig();
    expect(plugins).toContainEqual([
      'docusaurus-plugin-strict-csp',
      expect.objectContaining({connectTo: ['https://search.example.org']}),
    ]);
  });

  it('stops a build at a broken link, image, tag or author', async () => {
    const config = await readConfig();
    expect(config.markdown.hooks).toEqual({
      onBrokenMarkdownLinks: expect.any(Function) as unknown,
      onBrokenMarkdownImages: expect.any(Function) as unknown,
    });
    expect(config).toMatchObject({
      onBrokenLinks: 'throw',
      presets: [
        [
          'classic',
          {
            docs: {onInlineTags: 'throw'},
            blog: {
              onInlineTags: 'throw',
              onInlineAuthors: 'throw',
              onUntruncatedBlogPosts: 'throw',
            },
          },
        ],
      ],
    });
  });
});
