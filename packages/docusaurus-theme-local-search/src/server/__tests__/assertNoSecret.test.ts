import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {assertNoSecret} from '../assertNoSecret';

const variable = 'A_TEST_KEY';
const key = 'write-3f1c';
let site: string;

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  fs.mkdirSync(path.join(site, 'assets/js'), {recursive: true});
  fs.writeFileSync(path.join(site, 'index.html'), '<p>Text</p>');
});

afterEach(() => {
  fs.rmSync(site, {recursive: true});
  vi.unstubAllEnvs();
});

const publish = () =>
  fs.writeFileSync(path.join(site, 'assets/js/main.js'), `const service = {key: "${key}"};`);

it('the build fails with the name of the file that contains the key, without printing the key', async () => {
  vi.stubEnv(variable, key);
  publish();
  const error = await assertNoSecret(site, variable).catch((reason: unknown) => reason);
  expect(String(error)).toContain(path.join('assets', 'js', 'main.js'));
  expect(String(error)).toContain(variable);
  expect(String(error)).not.toContain(key);
});

it.each([`${key}\n`, ` ${key} `])('white space around the key is ignored: %j', async (value) => {
  vi.stubEnv(variable, value);
  publish();
  await expect(assertNoSecret(site, variable)).rejects.toThrow(variable);
});

it('a site without the key passes', async () => {
  vi.stubEnv(variable, key);
  await expect(assertNoSecret(site, variable)).resolves.toBeUndefined();
});

it('nothing is searched for if the key is missing or empty', async () => {
  publish();
  await expect(assertNoSecret(site, variable)).resolves.toBeUndefined();
  for (const empty of ['', ' \n']) {
    vi.stubEnv(variable, empty);
    await expect(assertNoSecret(site, variable)).resolves.toBeUndefined();
  }
});
