import {expect, it} from 'vitest';
import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';
import pageLoadingPlugin from '..';

it('reads what a theme fills in after the plugin is loaded, as of a navbar without items', () => {
  const siteConfig: {themeConfig: object} = {themeConfig: {navbar: {}}};
  const context = {siteConfig, baseUrl: '/', i18n: {}, generatedFilesDir: '/site/.docusaurus'};
  const plugin = pageLoadingPlugin(context as unknown as LoadContext, {islands: [], fonts: []});
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
