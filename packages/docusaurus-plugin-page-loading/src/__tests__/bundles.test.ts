import {expect, it} from 'vitest';
import {clientBundle} from '../bundles';

it('replaces what is left out by a module, since the bundler would number nothing by its folder', () => {
  const {resolve, module} = clientBundle({
    bundler: 'rspack',
    dataDir: '/site/.docusaurus/data',
    isProduction: true,
    unusedNavbarItems: ['DocNavbarItem'],
    hasMoreLanguages: false,
  }) as {resolve: {alias: object}; module: {rules: {resolve?: {alias: object}}[]}};
  const aliases = [resolve, ...module.rules.flatMap((rule) => rule.resolve ?? [])].flatMap(
    ({alias}) => Object.entries(alias),
  );
  const names = aliases.map(([name]) => name);
  expect(names).toContain('@theme/NavbarItem/DocNavbarItem');
  expect(names.some((name) => name.endsWith('prism-include-languages.js'))).toBe(true);
  expect(aliases.filter(([, target]) => typeof target !== 'string')).toEqual([]);
});
