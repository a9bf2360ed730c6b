import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {refuseSecret} from '../refuseSecret';

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

it('ends the build with the file that has the key, and does not print the key', async () => {
  vi.stubEnv(variable, key);
  publish();
  const error = await refuseSecret(site, variable).catch((reason: unknown) => reason);
  expect(String(error)).toContain(path.join('assets', 'js', 'main.js'));
  expect(String(error)).toContain(variable);
  expect(String(error)).not.toContain(key);
});

it.each([`${key}\n`, ` ${key} `])('knows the key of %j without the white space', async (value) => {
  vi.stubEnv(variable, value);
  publish();
  await expect(refuseSecret(site, variable)).rejects.toThrow(variable);
});

it('lets a site pass that has it nowhere', async () => {
  vi.stubEnv(variable, key);
  await expect(refuseSecret(site, variable)).resolves.toBeUndefined();
});

it('looks for nothing where there is no key, or an empty one', async () => {
  publish();
  await expect(refuseSecret(site, variable)).resolves.toBeUndefined();
  for (const empty of ['', ' \n']) {
    vi.stubEnv(variable, empty);
    await expect(refuseSecret(site, variable)).resolves.toBeUndefined();
  }
});
