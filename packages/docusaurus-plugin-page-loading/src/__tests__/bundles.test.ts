import {expect, it} from 'vitest';
import {clientBundle} from '../bundles';

/** Returns the aliases that the client bundle is configured with: names and their replacements. */
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

it('replaces unused modules by an empty module, because `false` would make module ids depend on the folder', () => {
  const aliases = aliasesOf(false);
  expect(aliases.map(([name]) => name)).toContain('@theme/NavbarItem/DocNavbarItem');
  expect(aliases.filter(([, target]) => typeof target !== 'string')).toEqual([]);
});

it('leaves out the module that loads highlighter languages if the site adds no languages', () => {
  expect(replacesLanguages(false)).toBe(true);
  expect(replacesLanguages(true)).toBe(false);
});
