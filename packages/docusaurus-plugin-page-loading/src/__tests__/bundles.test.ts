import {describe, expect, it} from 'vitest';
import {cacheVersion, clientBundle, type ClientBundle} from '../bundles';

const options: ClientBundle = {
  bundler: 'rspack',
  version: 'client-en-3.10',
  dataDir: '/site/.docusaurus/data',
  isProduction: true,
  unusedNavbarItems: ['DocNavbarItem'],
  hasMoreLanguages: false,
};

/** Returns the aliases that the client bundle is configured with: names and their replacements. */
function aliasesOf(hasMoreLanguages: boolean) {
  const {resolve, module} = clientBundle({...options, hasMoreLanguages}) as {
    resolve: {alias: object};
    module: {rules: {resolve?: {alias: object}}[]};
  };
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

describe.each(['rspack', 'webpack'] as const)('the cache of %s', (bundler) => {
  const versionWith = (changed: Partial<ClientBundle>) =>
    cacheVersion(clientBundle({...options, bundler, ...changed}));

  it('is not used again for other navbar items or languages, because its modules would lack them', () => {
    const versions = [
      versionWith({}),
      versionWith({unusedNavbarItems: []}),
      versionWith({hasMoreLanguages: true}),
    ];
    expect(new Set(versions).size).toBe(versions.length);
  });

  it('keeps the version that others gave it', () => {
    expect(versionWith({})).toContain('client-en-3.10');
  });
});
