import {load} from 'cheerio';
import {afterEach, describe, expect, it, vi} from 'vitest';
import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';
import pageLoadingPlugin from '..';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('reads the theme configuration after the themes have filled in defaults, such as the items of a navbar', () => {
  const siteConfig: {themeConfig: object} = {themeConfig: {navbar: {}}};
  const context = {siteConfig, baseUrl: '/', i18n: {}, generatedFilesDir: '/site/.docusaurus'};
  const plugin = pageLoadingPlugin(context as unknown as LoadContext, {
    islands: [],
    controls: [],
    fonts: [],
  });
  siteConfig.themeConfig = {navbar: {items: [{type: 'localeDropdown'}]}};
  const bundle = plugin.configureWebpack?.(
    {},
    false,
    {currentBundler: {name: 'rspack'}} as ConfigureWebpackUtils,
    undefined,
  );
  const left = JSON.stringify(bundle);
  expect(left).toContain('@theme/NavbarItem/DocNavbarItem');
  expect(left).not.toContain('@theme/NavbarItem/LocaleDropdownNavbarItem');
});

describe('the speculation rules say whether the browser may prefetch a link', () => {
  interface Rule {
    readonly where: {readonly selector_matches: string};
  }

  it.each([
    [true, '<a href="/a">'],
    [false, '<a href="/a" data-needs-application>'],
    [false, '<a href="/a" target="_blank">'],
    [false, '<a href="/a.txt" download>'],
    [false, '<a href="https://example.org/">'],
    [false, '<a href="#a">'],
  ])('%s: %s', (expected, link) => {
    vi.stubEnv('NODE_ENV', 'production');
    const context = {siteConfig: {}, baseUrl: '/', i18n: {}, generatedFilesDir: ''};
    const plugin = pageLoadingPlugin(context as unknown as LoadContext, {
      islands: [],
      controls: [],
      fonts: [],
    });
    const {headTags} = plugin.injectHtmlTags?.({content: undefined}) ?? {};
    const [rules = ''] = [headTags ?? []]
      .flat()
      .flatMap((tag) =>
        typeof tag === 'object' && tag.attributes?.type === 'speculationrules'
          ? (tag.innerHTML ?? '')
          : [],
      );
    const {prefetch, prerender} = JSON.parse(rules) as Record<string, readonly Rule[]>;
    const isFetched = [...(prefetch ?? []), ...(prerender ?? [])].map(({where}) =>
      load(link)('a').is(where.selector_matches),
    );
    expect(isFetched).toEqual([expected, expected]);
  });
});
