import {expect, test} from 'vitest';
import {readSettings} from '../settings';

const environment = {
  SEARCH_ENDPOINT: 'https://search.example.org',
  SEARCH_COLLECTION: 'docs',
  SEARCH_WRITE_KEY: 'a-secret',
};
const read = (changes: Record<string, string | undefined>) =>
  readSettings({...environment, ...changes});

test('the settings are read from the environment', () => {
  expect(read({})).toEqual({
    endpoint: 'https://search.example.org',
    collectionId: 'docs',
    writeKey: 'a-secret',
    index: 'site',
  });
  expect(read({SEARCH_INDEX: 'docs-2'}).index).toBe('docs-2');
});

test.each(Object.keys(environment))('only %s is named if it is missing', (name) => {
  for (const missing of [undefined, '']) {
    expect(() => read({[name]: missing})).toThrow(new RegExp(`^${name} is not set: [^\n]*$`));
  }
});

test('all missing variables are named at once', () => {
  expect(() => readSettings({})).toThrow(/ENDPOINT.*\n.*COLLECTION.*\n.*WRITE_KEY/);
});

test.each([
  'example.org',
  'ftp://example.org',
  'https://',
  'https://example.org/?a=b',
  'https://ada:a-secret@example.org',
])('the endpoint %s is rejected', (endpoint) => {
  expect(() => read({SEARCH_ENDPOINT: endpoint})).toThrow(/^SEARCH_ENDPOINT must be an address/);
});

test('a collection name that is a path is rejected', () => {
  expect(() => read({SEARCH_COLLECTION: 'a/b'})).toThrow(
    /^SEARCH_COLLECTION may contain only letters/,
  );
});

test.each(['a-secret…', 'a-secret key', 'a-secret\nb'])('the key %j is rejected', (key) => {
  expect(() => read({SEARCH_WRITE_KEY: key})).toThrow(
    /^SEARCH_WRITE_KEY may contain only ASCII characters, and no spaces/,
  );
});

test('spaces and line breaks around values are ignored', () => {
  const padded = {
    SEARCH_ENDPOINT: ' https://search.example.org ',
    SEARCH_COLLECTION: 'docs\n',
    SEARCH_WRITE_KEY: 'a-secret\r\n',
    SEARCH_INDEX: 'site\n',
  };
  expect(read(padded)).toEqual(read({}));
});

test('an empty index name means the default index', () => {
  expect(read({SEARCH_INDEX: ''}).index).toBe('site');
});

test.each(['a b', 'ä', 'a/b', 'x'.repeat(49)])('the index name "%s" is rejected', (index) => {
  expect(() => read({SEARCH_INDEX: index})).toThrow('SEARCH_INDEX must consist of');
});

test('no error message contains the key', () => {
  for (const changes of [
    ...[{SEARCH_ENDPOINT: ''}, {SEARCH_ENDPOINT: 'x'}, {SEARCH_INDEX: '/'}],
    ...[{SEARCH_ENDPOINT: 'https://ada:a-secret@example.org'}, {SEARCH_WRITE_KEY: 'a-secret\n1'}],
  ]) {
    expect(() => read(changes)).not.toThrow('a-secret');
  }
});
