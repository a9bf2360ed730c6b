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

/** Whether a package is used with the React of who installs it, whose contexts it then may have. */
function sharesReact(name: string): boolean {
  const {peerDependencies = {}} = manifestIn(`node_modules/${name}`);
  return 'react' in peerDependencies;
}

const manifest = {name: 'a', version: '1.0.0'};

it('says of the published package what publishConfig says, and nothing of its development', () => {
  const published = publishedManifest({
    ...manifest,
    devDependencies: {tsx: '4.0.0'},
    publishConfig: {main: 'lib/index.cjs'},
  });
  expect(JSON.parse(JSON.stringify(published))).toEqual({...manifest, main: 'lib/index.cjs'});
});

it('is not made of a private package', () => {
  expect(() => publishedManifest({...manifest, private: true})).toThrow(
    'a is private; take "private" out of its package.json',
  );
});

describe.each(Object.keys(packages))('with %s', (name) => {
  const {
    dependencies = {},
    peerDependencies = {},
    peerDependenciesMeta,
  } = manifestIn(`packages/${name}`);

  it('a site gets no second copy of what shares React with it, and its contexts', () => {
    expect(Object.keys(dependencies).filter(sharesReact)).toEqual([]);
  });

  it('a site keeps its own version of Docusaurus', () => {
    const versions = Object.entries({...dependencies, ...peerDependencies}).filter(([each]) =>
      each.startsWith('@docusaurus/'),
    );
    expect(versions.filter(([, version]) => version !== '^3.10.0')).toEqual([]);
  });

  // npm would install the newest version of a peer, and put that before the one of the site's preset.
  it('a site has of Docusaurus what its own preset brings', () => {
    const brought = Object.keys(peerDependencies).filter(
      (each) => sharesReact(each) && !['@docusaurus/core', 'react-dom'].includes(each),
    );
    expect(brought.filter((each) => !peerDependenciesMeta?.[each]?.optional)).toEqual([]);
  });
});
