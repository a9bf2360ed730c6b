import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import * as client from '../index';

const readme = fs.readFileSync(path.join(__dirname, '../../README.md'), 'utf8');

const connection = {
  endpoint: 'https://search.example.org',
  collectionId: 'docs',
  readKey: 'read',
  writeKey: 'write',
  index: 'docs',
};

it.each([
  ['the package has', client],
  ['a client has', client.createSearchClient(connection)],
  ['a session has', client.createAnswerSession(connection)],
  ['a manager has', client.createManager(connection)],
  ['a profile has', client.createProfile(connection)],
  [
    'analytics have',
    client.createAnalytics({
      ...connection,
      isOn: false,
      profile: client.createProfile(connection),
    }),
  ],
])('the README mentions everything that %s', (_, value) => {
  const missing = Object.keys(value).filter((name) => !new RegExp(`\\b${name}\\b`).test(readme));
  expect(missing).toEqual([]);
});
