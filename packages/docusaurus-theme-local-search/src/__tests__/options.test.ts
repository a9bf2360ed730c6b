import {normalizePluginOptions} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it, test, vi} from 'vitest';
import {validateOptions, type Options, type PluginOptions} from '../options';

const check = (options: PluginOptions) =>
  validateOptions({
    validate: normalizePluginOptions as OptionValidationContext<PluginOptions, Options>['validate'],
    options,
  });

describe('the options', () => {
  it('are all optional', () => {
    expect(check({})).toMatchObject({
      docs: true,
      blog: true,
      pages: true,
      routes: [],
      searchPagePath: 'search',
    });
  });

  it.each([
    ['language', {language: 'klingon'}],
    ['dialogPages', {dialogPages: 0}],
    ['dialogPages', {dialogPages: 51}],
    ['sectionsPerPage', {sectionsPerPage: 1.5}],
    ['sectionsPerPage', {sectionsPerPage: 21}],
    ['routes', {routes: 'offline'}],
    [String.raw`routes\[1\]`, {routes: ['offline', 'offline']}],
    ['colour', {colour: 'red'}],
  ])('are rejected by name: %s', (name, options) => {
    expect(() => check(options as PluginOptions)).toThrow(new RegExp(`"${name}"`));
  });
});

test('an invalid path is rejected with an explanation', () => {
  expect(() => check({searchPagePath: '/search?'})).toThrow(
    /"searchPagePath" must be a path below the base path, such as "search": letters/,
  );
  expect(() => check({routes: ['/offline']})).toThrow(/must be a path below the base path/);
});

describe('the options of a search service', () => {
  const environment = {
    SEARCH_ENDPOINT: 'https://search.example.org/',
    SEARCH_COLLECTION: 'array-articles',
    SEARCH_INDEX: '',
    SEARCH_READ_KEY: 'read-1',
    SEARCH_WRITE_KEY: '',
  };
  const set = (values: Readonly<Record<string, string>>) =>
    Object.entries(values).forEach(([name, value]) => vi.stubEnv(name, value));

  beforeEach(() => set(environment));
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('are undefined unless the site configures a service', () => {
    expect(check({}).hosted).toBeUndefined();
  });

  it('come from the environment, and record nothing by default', () => {
    expect(check({hosted: {}}).hosted).toEqual({
      endpoint: 'https://search.example.org',
      collection: 'array-articles',
      index: 'site',
      readKey: 'read-1',
      ask: true,
    });
    set({SEARCH_INDEX: 'articles'});
    expect(check({hosted: {}}).hosted?.index).toBe('articles');
  });

  it('come from the configuration first', () => {
    expect(check({hosted: {collection: 'others', ask: false}}).hosted).toMatchObject({
      endpoint: 'https://search.example.org',
      collection: 'others',
      ask: false,
    });
  });

  it('contain addresses without slashes at their ends', () => {
    const hosted = {endpoint: 'https://a.example.org//', analytics: 'https://b.example.org/'};
    expect(check({hosted}).hosted).toMatchObject({
      endpoint: 'https://a.example.org',
      analytics: 'https://b.example.org',
    });
  });

  it('come from the environment if the configuration sets them to undefined', () => {
    const hosted = {endpoint: undefined, readKey: undefined, ask: undefined, analytics: undefined};
    expect(check({hosted}).hosted).toMatchObject({
      endpoint: 'https://search.example.org',
      readKey: 'read-1',
      ask: true,
    });
  });

  it.each([
    ['null', null],
    ['a boolean', true],
    ['a text', 'hosted'],
    ['a list', []],
    ['a function', () => ({})],
  ])('cannot be %s', (_, hosted) => {
    const options = {hosted} as unknown as PluginOptions;
    expect(() => check(options)).toThrow('"hosted" must be of type object');
  });

  it.each([
    ['endpoint', 'https://ada:secret-7@search.example.org', 'must be an address'],
    ['endpoint', '', 'is missing'],
    ['collection', '', 'is missing'],
    ['index', 'a/b', 'must consist of at most 48 letters'],
    ['index', 'x'.repeat(49), 'must consist of at most 48 letters'],
    ['readKey', '', 'is missing'],
    ['readKey', 'secret-7\n', 'may contain only ASCII characters, and no spaces'],
    ['readKey', 'secret-7…', 'may contain only ASCII characters, and no spaces'],
    ['analytics', 'https://secret-7@events.example.org', 'must be an address'],
    ['writeKey', 'secret-7', 'is not allowed: .* from SEARCH_WRITE_KEY'],
  ])('are rejected by name, without printing the value: %s %j', (name, value, reason) => {
    const options = {hosted: {[name]: value}} as PluginOptions;
    expect(() => check(options)).toThrow(new RegExp(`"hosted\\.${name}".* ${reason}`));
    expect(() => check(options)).not.toThrow('secret-7');
  });

  it.each([
    ['SEARCH_ENDPOINT', '', 'is missing'],
    ['SEARCH_ENDPOINT', 'search.example.org', 'must be an address'],
    ['SEARCH_ENDPOINT', 'ftp://search.example.org', 'must be an address'],
    ['SEARCH_ENDPOINT', 'https://search.example.org/?a=b', 'must be an address'],
    ['SEARCH_COLLECTION', '', 'is missing'],
    ['SEARCH_COLLECTION', 'a/b', 'may contain only letters'],
    ['SEARCH_INDEX', 'a b', 'must consist of at most 48 letters'],
    ['SEARCH_READ_KEY', '', 'is missing'],
  ])('are rejected by the name of the variable: %s=%s', (variable, value, reason) => {
    set({[variable]: value});
    expect(() => check({hosted: {}})).toThrow(new RegExp(`or ${variable}\\) ${reason}`));
  });

  it('are rejected if the read key is the write key, without printing it', () => {
    // A value that was read from a file ends with a line break.
    set({SEARCH_READ_KEY: 'secret-7', SEARCH_WRITE_KEY: 'secret-7\n'});
    expect(() => check({hosted: {}})).toThrow(
      /SEARCH_READ_KEY\) is the write key in SEARCH_WRITE_KEY/,
    );
    expect(() => check({hosted: {}})).not.toThrow(/secret-7/);
  });

  it('are named when they are misspelt, with a list of the valid options', () => {
    set({SEARCH_COLLECTION: ''});
    expect(() => check({hosted: {collections: 'docs'}} as PluginOptions)).toThrow(
      /"hosted\.collections" is not allowed; the options are endpoint, collection, index, readKey, ask, analytics$/,
    );
  });

  it('may be surrounded by spaces and line breaks in the environment', () => {
    const plain = check({hosted: {}}).hosted;
    set({SEARCH_ENDPOINT: ' https://search.example.org ', SEARCH_READ_KEY: 'read-1\n'});
    expect(check({hosted: {}}).hosted).toEqual(plain);
  });

  it.each([
    ['hosted.analytics', {analytics: 'events'}],
    ['hosted.ask', {ask: 'yes'}],
    ['hosted.writeKey', {writeKey: 'secret-7'}],
  ])('are rejected by the name of the option: %s', (name, hosted) => {
    expect(() => check({hosted} as PluginOptions)).toThrow(new RegExp(`"${name}"`));
  });
});

it('invalid options are rejected with the name of the theme', () => {
  const options: object = {colour: 'red'};
  expect(() => check(options)).toThrow(
    /^docusaurus-theme-local-search: "colour" is not allowed; the options are docs, blog, pages, routes, language, searchPagePath, openSearch, dialogPages, sectionsPerPage, hosted$/,
  );
});

it('a second instance of the theme is rejected', () => {
  const options: object = {id: 'second'};
  expect(() => check(options)).toThrow(
    /^docusaurus-theme-local-search: "id" is not allowed: a site can use this theme only once$/,
  );
});
