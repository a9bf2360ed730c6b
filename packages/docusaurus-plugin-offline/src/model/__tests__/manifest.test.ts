import {describe, expect, it} from 'vitest';
import {buildOf} from './site';
import {addressOf, Build, isNamedByContent, kindOf, lastingName} from '../manifest';

describe('a file', () => {
  it.each([
    ['docs/intro/index.html', 'docs/intro/'],
    ['docs/intro.html', 'docs/intro'],
    ['index.html', ''],
    ['docs/intro/prose.json', 'docs/intro/prose.json'],
  ])('%s has the address that links lead to', (path, address) => {
    expect(addressOf({path})).toBe(address);
  });

  it.each([
    ['assets/js/main.8feb6d76.js', 'assets/js/main.js'],
    ['assets/js/c15d9823.564699c6.js', 'assets/js/c15d9823.js'],
    ['assets/fonts/code-a3b7f40c681d1d92.woff2', 'assets/fonts/code.woff2'],
    ['search-index/current.c2b28a652e.15.gz', 'search-index/current.15.gz'],
    ['assets/files/report-20240131-a3b7f40c681d1d92.pdf', 'assets/files/report-20240131.pdf'],
    ['assets/js/main.20241331.js', 'assets/js/main.js'],
  ])('%s is named by its content, and has a stable name without the hash', (path, name) => {
    expect(isNamedByContent(path)).toBe(true);
    expect(lastingName(path)).toBe(name);
  });

  it.each([
    'docs/intro/prose.json',
    'img/logo.svg',
    'index.html',
    'files/report-20240131.pdf',
    'files/backup.20240131120000.zip',
  ])('%s has the same name in every build', (path) => {
    expect(isNamedByContent(path)).toBe(false);
    expect(lastingName(path)).toBe(path);
  });

  it.each([
    ['a/index.html', 'page'],
    ['a.css', 'application'],
    ['a.woff2', 'application'],
    ['a.png', 'picture'],
    ['a.wasm', 'program'],
    ['a.gz', 'data'],
  ])('%s has the kind %s', (path, kind) => {
    expect(kindOf({path})).toBe(kind);
  });
});

describe('a build', () => {
  const build = buildOf({'index.html': 'home', 'docs/intro/index.html': 'intro', 'a.js': 'code'});

  it.each([
    ['', 'index.html'],
    ['docs/intro', 'docs/intro/index.html'],
    ['docs/intro/', 'docs/intro/index.html'],
    ['docs/intro/index.html', 'docs/intro/index.html'],
    ['a.js', 'a.js'],
  ])('has at the address "%s" the file %s', (address, path) => {
    expect(build.fileAt(address)?.path).toBe(path);
  });

  it('finds a page by its percent-encoded address', () => {
    const file = buildOf({'docs/größe/index.html': 'page'}).fileAtEncoded('docs/gr%C3%B6%C3%9Fe');
    expect(file?.path).toBe('docs/größe/index.html');
  });

  it('finds nothing at other addresses', () => {
    expect(build.fileAt('docs')).toBeUndefined();
  });

  it('finds the offline page of each language', () => {
    const both = new Build({
      build: '',
      parts: [],
      files: [],
      offlinePages: ['offline', 'de/offline'],
    });
    expect(both.offlinePageFor('de/docs/intro')).toBe('de/offline');
    expect(both.offlinePageFor('docs/intro')).toBe('offline');
    expect(both.offlinePageFor('default')).toBe('offline');
  });

  it('finds the offline page of each language if it is in a folder', () => {
    const offlinePages = ['help/offline', 'de/help/offline'];
    const both = new Build({build: '', parts: [], files: [], offlinePages});
    expect(both.offlinePageFor('docs/intro')).toBe('help/offline');
    expect(both.offlinePageFor('de/docs/intro')).toBe('de/help/offline');
  });
});
