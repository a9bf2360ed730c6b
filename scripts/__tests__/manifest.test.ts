import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {publishedManifest} from '../packing/manifest';
import {packages} from '../packing/packages';

const root = path.resolve(__dirname, '../..');

type Dependencies = Readonly<Record<string, string>>;

interface Dependent {
  readonly dependencies?: Dependencies;
  readonly peerDependencies?: Dependencies;
  readonly peerDependenciesMeta?: Readonly<Record<string, {readonly optional?: boolean}>>;
}

const manifestIn = (folder: string) =>
  JSON.parse(fs.readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Dependent;

/** Whether a package uses the React of the site that installs it, and so may share its contexts. */
function sharesReact(name: string): boolean {
  const {peerDependencies = {}} = manifestIn(`node_modules/${name}`);
  return 'react' in peerDependencies;
}

const manifest = {name: 'a', version: '1.0.0'};

it('the published manifest has the values of publishConfig and no development dependencies', () => {
  const published = publishedManifest({
    ...manifest,
    devDependencies: {tsx: '4.0.0'},
    publishConfig: {main: 'lib/index.cjs'},
  });
  expect(JSON.parse(JSON.stringify(published))).toEqual({...manifest, main: 'lib/index.cjs'});
});

it('the published manifest names the dependencies that are part of the tarball', () => {
  expect(publishedManifest(manifest, ['b'])).toMatchObject({bundleDependencies: ['b']});
});

it('the manifest of a private package is rejected', () => {
  expect(() => publishedManifest({...manifest, private: true})).toThrow(
    'a is private; remove "private" from its package.json',
  );
});

describe.each(Object.keys(packages))('the package %s', (name) => {
  const {
    dependencies = {},
    peerDependencies = {},
    peerDependenciesMeta,
  } = manifestIn(`packages/${name}`);

  it('gives a site no second copy of packages that share React and contexts with the site', () => {
    expect(Object.keys(dependencies).filter(sharesReact)).toEqual([]);
  });

  it('lets a site use its own version of Docusaurus', () => {
    const versions = Object.entries({...dependencies, ...peerDependencies}).filter(([each]) =>
      each.startsWith('@docusaurus/'),
    );
    expect(versions.filter(([, version]) => version !== '^3.10.0')).toEqual([]);
  });

  // npm would install the newest version of a required peer, which would take precedence over the
  // version of the site's preset.
  it("leaves the Docusaurus packages of a site's preset optional", () => {
    const brought = Object.keys(peerDependencies).filter(
      (each) => sharesReact(each) && !['@docusaurus/core', 'react-dom'].includes(each),
    );
    expect(brought.filter((each) => !peerDependenciesMeta?.[each]?.optional)).toEqual([]);
  });
});
