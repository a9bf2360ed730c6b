import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import path from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';

/** The site's configuration, read again. */
async function readConfig() {
  vi.resetModules();
  return (await import('../../docusaurus.config')).default;
}

afterEach(() => vi.unstubAllEnvs());

// The first to read it loads all that it imports.
describe('the configuration', {timeout: 60_000}, () => {
  it.each([
    ['SEARCH_PROVIDER', 'other', 'local, hosted, easyops'],
    ['OFFLINE', 'off', 'yes, no'],
  ])(
    'refuses a variable that is wrong, and says what it may be: %s',
    async (name, value, words) => {
      vi.stubEnv(name, value);
      await expect(readConfig()).rejects.toThrow(
        `${name} must be one of these: ${words}; it is "${value}"`,
      );
    },
  );

  it('holds the front matter of every page to its rules', async () => {
    const {markdown} = await readConfig();
    const parsed = markdown.parseFrontMatter({
      filePath: path.resolve('docs/new.mdx'),
      fileContent: '---\ntitle: T\ndescription: D\ntag: [array]\n---\n',
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    await expect(parsed).rejects.toThrow(/^docs\/new\.mdx:4: "tag" is not allowed/);
  });

  it('lets pages ask the search service', async () => {
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
    expect(config.markdown.hooks.onBrokenMarkdownLinks).toBeTypeOf('function');
    expect(config).toMatchObject({
      onBrokenLinks: 'throw',
      markdown: {
        hooks: {onBrokenMarkdownImages: 'throw'},
      },
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
