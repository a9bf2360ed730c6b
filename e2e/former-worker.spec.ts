import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {writeDevelopmentWorker} from '../packages/docusaurus-plugin-offline/src/build/writeWorker';
import {hostPort} from '../harness/addresses';
import {visitBuiltSite} from './servedBuild';
import {expect, test} from './test';

/**
 * The simulated compile time, in milliseconds. It exceeds the 3,000 for which the service worker of
 * a built site waits.
 */
const compiling = 4000;

test('a cached page of an earlier build that is shown during compilation is reloaded', async ({
  browser,
}) => {
  const port = hostPort + 60;
  const context = await visitBuiltSite(browser, port, 'page');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'development-'));
  writeDevelopmentWorker(folder, 'sw.js');
  const script = fs.readFileSync(path.join(folder, 'sw.js'), 'utf8');
  let compiled: Promise<void> | undefined;
  const server = http
    .createServer(({url}, response) => {
      if (url === '/sw.js') {
        response.setHeader('Content-Type', 'text/javascript').end(script);
      } else {
        response.setHeader('Content-Type', 'text/html');
        compiled ??= delay(compiling);
        void compiled.then(() => response.end('<h1>A page of the development server</h1>'));
      }
    })
    .listen(port);
  const page = await context.newPage();
  const heading = page.getByRole('heading');
  await page.goto(`http://localhost:${port}/page`);
  await expect(heading).toHaveText('A page of the built site');
  await expect(heading).toHaveText('A page of the development server');
  const registrations = await page.evaluate(() => navigator.serviceWorker.getRegistrations());
  expect(registrations).toEqual([]);
  await context.close();
  server.closeAllConnections();
  server.close();
  fs.rmSync(folder, {recursive: true});
});
