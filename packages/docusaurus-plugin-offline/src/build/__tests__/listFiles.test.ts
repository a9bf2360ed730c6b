import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {Build} from '../../model/manifest';
import {hashOf} from '../../store/hash';
import {listFiles} from '../listFiles';
import {writeWorker} from '../writeWorker';

let folder = '';

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-'));
});
afterEach(() => fs.rmSync(folder, {recursive: true}));

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
}

const listing = (more: object = {}) => ({
  folder,
  worker: 'sw.js',
  exclude: [],
  parts: [],
  offlinePages: ['offline'],
  ...more,
});

const pathsOf = (more?: object) => listFiles(listing(more)).files.map(([file]) => file);

describe('the manifest', () => {
  it('lists the files that readers use, with their sizes and the hashes that browsers compute', async () => {
    write({'index.html': 'home', 'assets/a.js': 'über'});
    const {files} = new Build(listFiles(listing()));
    expect(files.map(({path: file, size}) => [file, size])).toEqual([
      ['assets/a.js', 5],
      ['index.html', 4],
    ]);
    const [script] = files;
    expect(script?.hash).toBe(await hashOf(new TextEncoder().encode('über').buffer));
  });

  it('leaves out files for hosts and crawlers, excluded files, and the files that the plugin writes', () => {
    write({
      'index.html': '',
      '404.html': '',
      'de/404.html': '',
      'sitemap.xml': '',
      'robots.txt': '',
      '.nojekyll': '',
      _headers: '',
      _redirects: '',
      CNAME: '',
      'assets/a.js.map': '',
      'sw.js': '',
      'offline-files.abc.json': '',
      'notes/a.txt': '',
    });
    expect(pathsOf({exclude: ['notes/**']})).toEqual(['index.html']);
  });

  it.each([
    ['offline.html', ['offline']],
    ['de/offline/index.html', ['offline', 'de/offline']],
  ])('an excluded page with the controls is rejected: %s', (file, offlinePages) => {
    write({[file]: '', 'notes/index.html': ''});
    const list = (exclude: readonly string[]) => () => listFiles(listing({exclude, offlinePages}));
    expect(list(['**/*.html'])).toThrow(
      `docusaurus-plugin-offline: "exclude" matches ${file}, the page with the controls.`,
    );
    expect(list(['notes/**'])).not.toThrow();
  });

  it('assigns files to parts, and reports a part that has no files', () => {
    write({'index.html': '', 'assets/compiler/clang.bin': 'c'});
    const part = {name: 'compiler', label: 'Compiler', files: ['assets/compiler/**']};
    const {files, parts} = new Build(listFiles(listing({parts: [part]})));
    expect(files.map(({part: of}) => of?.name)).toEqual(['compiler', undefined]);
    expect(parts).toEqual([{name: 'compiler', cache: undefined}]);
    expect(() => listFiles(listing({parts: [{...part, files: ['gone/**']}]}))).toThrow(
      /^docusaurus-plugin-offline: the part "compiler" has no files: no file .* matches gone\/\*\*, .*\. Correct its "files"/,
    );
  });

  it('names the build by its files, its parts with their caches, and its offline pages', () => {
    write({'index.html': 'one'});
    const part = {name: 'pages', label: 'Pages', files: ['*.html']};
    const nameWith = (more?: object) => listFiles(listing({parts: [part], ...more})).build;
    const build = nameWith();
    expect(nameWith()).toBe(build);
    expect(nameWith({parts: [{...part, cache: 'own'}]})).not.toBe(build);
    expect(nameWith({offlinePages: ['offline', 'de/offline']})).not.toBe(build);
    write({'index.html': 'two'});
    expect(nameWith()).not.toBe(build);
  });
});

describe('the worker', () => {
  const worker = () => fs.readFileSync(path.join(folder, 'sw.js'), 'utf8');

  it('is one script that names the manifest of its build', () => {
    write({'index.html': 'one'});
    writeWorker(listing(), true);
    const [manifest = ''] = fs
      .readdirSync(folder)
      .filter((file) => file.startsWith('offline-files'));
    expect(worker()).toContain(manifest);
    expect(worker()).not.toMatch(/\bimport\b|importScripts/);
    expect(listFiles(listing())).toEqual(
      JSON.parse(fs.readFileSync(path.join(folder, manifest), 'utf8')),
    );
  });

  it('changes with each build', () => {
    write({'index.html': 'one'});
    writeWorker(listing(), true);
    const first = worker();
    write({'index.html': 'two'});
    writeWorker(listing(), true);
    expect(worker()).not.toBe(first);
  });

  it('has no manifest if the plugin is disabled', () => {
    write({'index.html': 'one'});
    writeWorker(listing(), false);
    expect(fs.readdirSync(folder).sort()).toEqual(['index.html', 'sw.js']);
    expect(worker()).toContain('unregister');
  });
});
