import {expect, test} from 'vitest';
import {maxIndexId} from '../pushEntries';
import {readSettings} from '../settings';

const environment = {
  SEARCH_ENDPOINT: 'https://search.example.org',
  SEARCH_COLLECTION: 'docs',
  SEARCH_WRITE_KEY: 'a-secret',
};
const read = (changes: Record<string, string | undefined>) =>
  readSettings({...environment, ...changes}, maxIndexId);

test('the environment says where entries go', () => {
  expect(read({})).toEqual({
    endpoint: 'https://search.example.org',
    collectionId: 'docs',
    writeKey: 'a-secret',
    index: 'site',
  });
  expect(read({SEARCH_INDEX: 'docs-2'}).index).toBe('docs-2');
});

test.each(Object.keys(environment))('%s is named when it is missing, and no other', (name) => {
  for (const missing of [undefined, '']) {
    expect(() => read({[name]: missing})).toThrow(new RegExp(`^${name} is not set: [^\n]*$`));
  }
});

test('all that are missing are named at once', () => {
  expect(() => readSettings({}, maxIndexId)).toThrow(/ENDPOINT.*\n.*COLLECTION.*\n.*WRITE_KEY/);
});

test.each(['example.org', 'ftp://example.org', 'https://'])('%s is no endpoint', (endpoint) => {
  expect(() => read({SEARCH_ENDPOINT: endpoint})).toThrow('SEARCH_ENDPOINT is no address');
});

test.each(['a b', 'ä', 'a/b', 'x'.repeat(maxIndexId + 1)])('"%s" is no index', (index) => {
  expect(() => read({SEARCH_INDEX: index})).toThrow('SEARCH_INDEX must be');
});

test('no refusal tells the key', () => {
  for (const changes of [{SEARCH_ENDPOINT: ''}, {SEARCH_ENDPOINT: 'x'}, {SEARCH_INDEX: '/'}]) {
    expect(() => read(changes)).not.toThrow('a-secret');
  }
});
