import {expect, it} from 'vitest';
import {clientBundle} from '../bundles';

/** What is replaced in the bundle of a site, and by what. */
function aliasesOf(hasMoreLanguages: boolean) {
  const {resolve, module} = clientBundle({
    bundler: 'rspack',
    dataDir: '/site/.docusaurus/data',
    isProduction: true,
    unusedNavbarItems: ['DocNavbarItem'],
    hasMoreLanguages,
  }) as {resolve: {alias: object}; module: {rules: {resolve?: {alias: object}}[]}};
  return [resolve, ...module.rules.flatMap((rule) => rule.resolve ?? [])].flatMap(({alias}) =>
    Object.entries(alias),
  );
}

const replacesLanguages = (hasMoreLanguages: boolean) =>
  aliasesOf(hasMoreLanguages).some(([name]) => name.endsWith('prism-include-languages.js'));

it('replaces what is left out by a module, since the bundler would number nothing by its folder', () => {
  const aliases = aliasesOf(false);
  expect(aliases.map(([name]) => name)).toContain('@theme/NavbarItem/DocNavbarItem');
  expect(aliases.filter(([, target]) => typeof target !== 'string')).toEqual([]);
});

it('leaves out what loads languages for the highlighter where a site names none', () => {
  expect(replacesLanguages(false)).toBe(true);
  expect(replacesLanguages(true)).toBe(false);
});
