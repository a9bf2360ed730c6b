import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Browser, BrowserContext} from '@playwright/test';
import {writeWorker} from '../packages/docusaurus-plugin-offline/src/build/writeWorker';
import {serve} from '../harness/host';

const html = '<!doctype html><title>Built</title><h1>A page of the built site</h1>';

/** Runs in the page: waits until the service worker controls the page and has cached it. */
async function cachePage(): Promise<void> {
  const controlled = new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, {once: true});
  });
  await navigator.serviceWorker.register('/sw.js');
  await controlled;
  const page = window.location.href;
  navigator.serviceWorker.controller?.postMessage({type: 'keepVisited', page, loaded: []});
  const isCached = async () =>
    Boolean(await caches.match(`${page}/index.html`, {ignoreSearch: true}));
  while (!(await isCached())) {
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}

/**
 * Returns a browser context that has visited a built site, which is no longer served. Its service
 * worker has cached the visited page.
 */
export async function visitBuiltSite(
  browser: Browser,
  port: number,
  page: string,
): Promise<BrowserContext> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'built-'));
  fs.mkdirSync(path.join(folder, page), {recursive: true});
  fs.writeFileSync(path.join(folder, page, 'index.html'), html);
  const listing = {folder, worker: 'sw.js', exclude: [], parts: [], offlinePages: []};
  writeWorker(listing, true);
  const host = await serve(folder, port);
  const context = await browser.newContext({serviceWorkers: 'allow'});
  const visit = await context.newPage();
  await visit.goto(`http://localhost:${port}/${page}`);
  await visit.evaluate(cachePage);
  await visit.close();
  host.closeAllConnections();
  host.close();
  fs.rmSync(folder, {recursive: true});
  return context;
}
