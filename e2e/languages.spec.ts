import {execFile} from 'node:child_process';
import fs from 'node:fs';
import type {Server} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {hostPort} from './addresses';
import {serve} from './host';
import {expect, test} from './test';

test.use({serviceWorkers: 'allow'});
test.describe.configure({timeout: 120_000});

const root = path.resolve(__dirname, '..');
const port = hostPort + 30;
const address = `http://localhost:${port}/`;

let folder: string;
let host: Server;

test.beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'two-languages-'));
  fs.cpSync(path.join(__dirname, 'fixtures/two-languages'), folder, {recursive: true});
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', docusaurus, 'build'], {
    cwd: folder,
    env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
  });
  host = await serve(path.join(folder, 'build'), port);
});

test.afterAll(() => {
  fs.rmSync(folder, {recursive: true});
});

test('a site of two languages is kept whole from either, and works in both without a network', async ({
  page,
}) => {
  await page.goto(`${address}de/offline`);
  await page.getByRole('button', {name: /^Speichern/}).click();
  await expect(page.getByText('Alles davon ist jetzt auf diesem Gerät.')).toBeVisible();
  host.closeAllConnections();
  host.close();
  for (const [at, heading] of [
    ['', 'Welcome'],
    ['second', 'Second page'],
    ['de/', 'Willkommen'],
    ['de/second', 'Zweite Seite'],
  ] as const) {
    await page.goto(address + at);
    await expect(page.locator('h1')).toHaveText(heading);
  }
  await page.goto(`${address}third`);
  await expect(page.getByRole('alert')).toContainText('You are offline, and the page /third');
  await page.goto(`${address}de/neu`);
  await expect(page.getByRole('alert')).toContainText('/de/neu');
});
