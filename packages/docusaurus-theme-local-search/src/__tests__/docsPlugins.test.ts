import fs from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {readEntries} from '../push/readEntries';
import {parseLines, unpackHeadings} from '../headingsFile';
import {indexFolder} from '../shared';
import {buildSite} from './__fixtures__/builtSite';

const version = (versionName: string, isLast: boolean, folder: string) => ({
  versionName,
  isLast,
  sidebars: {},
  docs: [
    {permalink: `/base/${folder}/a`, title: folder, source: '@site/docs/a.md', frontMatter: {}},
  ],
});

/** Docs with two versions, and other docs without versions. */
const content = {
  'docusaurus-plugin-content-docs': {
    default: {loadedVersions: [version('current', false, 'next'), version('1.0', true, 'docs')]},
    community: {loadedVersions: [version('current', true, 'community')]},
  },
  'docusaurus-plugin-content-pages': {
    default: [{type: 'jsx', permalink: '/base/about', source: '@site/src/pages/about.tsx'}],
  },
};
const html = (folder: string) => `<main><article><h1>${folder}</h1>Text.</article></main>`;
const files = {
  ...Object.fromEntries(
    ['next', 'docs', 'community'].map((folder) => [`${folder}/a/index.html`, html(folder)]),
  ),
  'about/index.html': html('about'),
};

/** Returns the pages of each index, by version. */
function indexesOf(outDir: string): Record<string, readonly string[]> {
  const folder = path.join(outDir, indexFolder);
  const headings = fs.readdirSync(folder).filter((name) => name.includes('.headings.'));
  return Object.fromEntries(
    headings.map((name) => {
      const file = gunzipSync(fs.readFileSync(path.join(folder, name))).toString();
      const {version: of, pages} = unpackHeadings(parseLines(file));
      return [of, pages.map(({path: address}) => address).sort()];
    }),
  );
}

describe('a site with two docs plugins, one of which has versions', () => {
  it('has one index per version, each with the other docs, and no unreleased page in the latest', async () => {
    const site = await buildSite(content, files);
    const {outDir} = site;
    expect(indexesOf(outDir)).toEqual({
      '1.0': ['/base/about', '/base/community/a', '/base/docs/a'],
      current: ['/base/about', '/base/community/a', '/base/next/a'],
    });
    expect(site.data.latestVersion).toBe('1.0');
  });

  it('sends each page to a service once, under a version that readers of each index search for', async () => {
    const hosted = {endpoint: 'https://search.example.org', collection: 'site', readKey: 'read-1'};
    const site = await buildSite(content, files, {}, {hosted});
    const {outDir} = site;
    const sent = readEntries(outDir).map(({path: address, version: of}) => `${address} ${of}`);
    expect(sent.sort()).toEqual([
      '/base/about current',
      '/base/community/a community/current',
      '/base/docs/a /1.0',
      '/base/next/a current',
    ]);
    expect(site.data.hosted).toMatchObject({
      isVersioned: true,
      versions: {
        '1.0': ['/1.0', 'community/current'],
        current: ['current', 'community/current'],
      },
    });
  });

  it('searches the service by the same version name that was pushed, however long its id is', async () => {
    const long = version('2.0.0-rc.1', true, 'community');
    const older = version('1.0.0-rc.1', false, 'next');
    const site = await buildSite(
      {'docusaurus-plugin-content-docs': {'community-guides': {loadedVersions: [long, older]}}},
      files,
      {},
      {hosted: {endpoint: 'https://search.example.org', collection: 'site', readKey: 'read-1'}},
    );
    const sent = readEntries(site.outDir).map(({version: of}) => of);
    const asked = Object.values(site.data.hosted?.versions ?? {}).flat();
    expect(asked).toHaveLength(2);
    expect(sent.sort()).toEqual(asked.sort());
    expect(asked.filter((of) => Buffer.byteLength(of) >= 25)).toEqual([]);
  });

  it('leaves the older versions of a docs plugin out of the indexes of another', async () => {
    const community = {
      loadedVersions: [version('2.0', true, 'community'), version('1.5', false, 'old')],
    };
    const plugins = {...content['docusaurus-plugin-content-docs'], community};
    const site = await buildSite(
      {'docusaurus-plugin-content-docs': plugins},
      {...files, 'old/a/index.html': html('old')},
    );
    expect(indexesOf(site.outDir)).toEqual({
      '1.0': ['/base/community/a', '/base/docs/a'],
      current: ['/base/community/a', '/base/next/a'],
      'community/1.5': ['/base/docs/a', '/base/old/a'],
    });
  });

  it('has one index if neither plugin has an older or newer version', async () => {
    const {default: both, community} = content['docusaurus-plugin-content-docs'];
    const loadedVersions = both.loadedVersions.filter(({isLast}) => isLast);
    const plugins = {default: {loadedVersions}, community};
    const site = await buildSite({'docusaurus-plugin-content-docs': plugins}, files);
    const {outDir} = site;
    expect(indexesOf(outDir)).toEqual({'1.0': ['/base/community/a', '/base/docs/a']});
  });
});
