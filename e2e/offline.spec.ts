import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, type Page} from '@playwright/test';
import {saveData} from '../harness/connection';
import {basePath, rotateArray, test, type DeployedSite} from './deployed';
import {colourRules, accessibilityViolations} from './accessibilityViolations';
import {waitForHydration, waitForIdle} from './open';
import {unexpectedShift} from './layoutShifts';
import {countStayTimers, fireStayTimer, holdStayTimer} from './stayTimer';
import {writeWorker} from '../packages/docusaurus-plugin-offline/src/build/writeWorker';

test.use({serviceWorkers: 'allow'});
test.describe.configure({mode: 'default'});

/** Waits until the service worker has cached these paths. */
async function waitUntilCached(page: Page, ...paths: readonly string[]): Promise<void> {
  await expect
    .poll(
      async () => {
        const cached = await page.evaluate(async () => {
          const names = (await caches.keys()).filter((name) => name.startsWith('offline:'));
          const keys = await Promise.all(
            names.map(async (name) => (await caches.open(name)).keys()),
          );
          return keys.flat().map(({url}) => new URL(url).pathname);
        });
        return paths.filter((path) => !cached.includes(basePath + path));
      },
      {message: 'paths that are not cached'},
    )
    .toEqual([]);
}

/** Opens a page as a reader who stays on it, without the seconds that this takes. */
async function openAndStay(page: Page, site: DeployedSite, path: string): Promise<void> {
  await holdStayTimer(page);
  await page.goto(site.url(path));
  await waitForHydration(page);
  await fireStayTimer(page);
  await waitUntilCached(page, `${path}/index.html`, 'offline/index.html');
  await page.waitForLoadState('networkidle');
}

/** Returns the URLs of the scripts in a page. */
const scriptsOf = (page: Page) =>
  page.evaluate(() => [...document.scripts].map(({src}) => src).filter((src) => src !== ''));

test('the service worker is registered only after the reader has stayed on the page; the site can then be installed', async ({
  page,
  site,
}) => {
  await holdStayTimer(page);
  await page.goto(site.url('docs/intro'));
  await waitForHydration(page);
  await test.step('nothing of the service worker is fetched before the reader has stayed', async () => {
    await expect.poll(() => countStayTimers(page)).toBe(1);
    expect(site.requestedPaths.filter((path) => /sw\.js|offline-files/.test(path))).toEqual([]);
  });
  await test.step('a reader who stays fetches nothing twice', async () => {
    const before = [...site.requestedPaths];
    await fireStayTimer(page);
    await waitUntilCached(page, 'docs/intro/index.html', 'offline/index.html');
    await page.waitForLoadState('networkidle');
    const assets = site.requestedPaths.filter((path) => path.startsWith('assets/'));
    expect(before.filter((path) => path.startsWith('assets/')).length).toBeGreaterThan(3);
    expect(assets).toHaveLength(new Set(assets).size);
    expect(
      site.requestedPaths.slice(before.length).filter((path) => before.includes(path)),
    ).toEqual([]);
  });
  await test.step('the site can be installed, with icons and the theme colour of its mode', async () => {
    const session = await page.context().newCDPSession(page);
    const {data, errors} = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data ?? '') as {icons: readonly {src: string}[]};
    expect(manifest).toMatchObject({
      start_url: './',
      display: 'minimal-ui',
      icons: [
        {sizes: '192x192', purpose: 'any'},
        {sizes: '512x512', purpose: 'any'},
        {sizes: '512x512', purpose: 'maskable'},
      ],
    });
    for (const {src} of manifest.icons) {
      const response = await page.request.get(site.url(src));
      expect(response.headers()['content-type']).toBe('image/png');
    }
    const color = page.locator('meta[name=theme-color]');
    await expect(color).toHaveAttribute('content', '#fcfcfa');
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect(color).toHaveAttribute('content', '#12141c');
    await test.step('also in a page whose application has not started', async () => {
      const other = await page.context().newPage();
      await other.goto(site.url('docs/intro'));
      await expect(other.locator('meta[name=theme-color]')).toHaveAttribute('content', '#12141c');
      await expect(other.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    });
  });
});

test('no service worker is registered for a reader who saves data', async ({page, site}) => {
  await saveData(page);
  await holdStayTimer(page);
  await page.goto(site.url('docs/intro'));
  await waitForHydration(page);
  await waitForIdle(page);
  expect(await countStayTimers(page)).toBe(0);
  expect(site.requestedPaths.filter((path) => /sw\.js|offline-files/.test(path))).toEqual([]);
});

test('a visited page works without a network; other pages show an error and list the cached pages', async ({
  page,
  site,
  builds,
}) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'titled-'));
  try {
    fs.cpSync(builds.first, folder, {recursive: true});
    const file = path.join(folder, 'docs/intro/index.html');
    const html = fs.readFileSync(file, 'utf8');
    const titled = html.replace(/(<title[^>]*>)Introduction\b/, "$1Tom &amp; Jerry's &lt;b>");
    expect(titled).not.toBe(html);
    fs.writeFileSync(file, titled);
    writeWorker({folder, worker: 'sw.js', exclude: [], parts: [], offlinePages: ['offline']}, true);
    site.folder = folder;
    await openAndStay(page, site, 'docs/intro');
    await page.locator('aside a[href$="/docs/category/array"]').first().click();
    await expect(page.locator('h1')).toHaveText('Array');
    await waitUntilCached(page, 'docs/category/array/index.html');
    site.isDown = true;
    await test.step('the visited pages open', async () => {
      await page.goto(site.url('docs/intro'));
      await waitForHydration(page);
      await expect(page.locator('h1')).toHaveText('Introduction');
      await page.goto(site.url('docs/category/array'));
      await expect(page.locator('h1')).toHaveText('Array');
    });
    await test.step('an address with .html leads to its visited page', async () => {
      await page.goto(site.url('docs/intro.html?q=1#skip'));
      await expect(page.locator('h1')).toHaveText('Introduction');
      await expect(page).toHaveURL(site.url('docs/intro?q=1#skip'));
    });
    await test.step('a page that was not visited shows an error', async () => {
      await page.goto(site.url('blog/welcome?q=1'));
      await expect(page.getByRole('alert')).toContainText(
        `You are offline, and the page ${basePath}blog/welcome?q=1 is not saved`,
      );
    });
    await test.step('the error lists the cached pages by their titles, as text, without the name of the site', () =>
      expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveText([
        'Array',
        "Tom & Jerry's <b>",
        'Read offline',
      ]));
    await test.step('Try again opens the requested page when the network is back', async () => {
      site.isDown = false;
      await page.getByRole('link', {name: 'Try again'}).click();
      await expect(page.locator('h1')).toHaveText('W');
      await expect(page).toHaveURL(site.url('blog/welcome?q=1'));
    });
    for (const address of ['//other.example/', '/\\other.example/', '/\t/other.example/']) {
      await test.step(`an address that leads to another host is not shown as a page: ${JSON.stringify(address)}`, async () => {
        await page.goto(site.url(`offline?missing=${encodeURIComponent(address)}`));
        // The list is shown later than the error would be.
        await expect(page.getByRole('link', {name: 'Array', exact: true}).last()).toBeVisible();
        await expect(page.getByRole('alert')).toHaveCount(0);
      });
    }
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
});

test('a new version is announced in one line and its button loads it; a build without a worker removes the old worker', async ({
  page,
  site,
  builds,
}) => {
  await openAndStay(page, site, 'docs/intro');
  await page.evaluate(() => Object.assign(window, {notReloaded: true}));
  const old = await scriptsOf(page);
  const line = page.getByRole('status').filter({hasText: 'A new version of this site is ready.'});
  await test.step('the page stays and announces the new version', async () => {
    // The text of a status that is new in the page.
    const added = await page.evaluateHandle(() => {
      const texts: (string | null)[] = [];
      new MutationObserver((records) => {
        for (const node of records.flatMap(({addedNodes}) => [...addedNodes])) {
          if ((node as Element).role === 'status') {
            texts.push(node.textContent);
          }
        }
      }).observe(document.body, {childList: true});
      return texts;
    });
    site.folder = builds.second;
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(line).toBeVisible();
    // Screen readers announce only a change of a status that they know.
    expect(await added.jsonValue()).toEqual(['']);
    await expect(page.getByRole('main')).toContainText('Text');
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
  });
  await test.step('the button loads the new version', async () => {
    await line.getByRole('button', {name: 'Show it now'}).click();
    await expect(page.getByRole('main')).toContainText('Newer text');
    await waitForHydration(page);
    await expect(line).toHaveCount(0);
    const scripts = await scriptsOf(page);
    expect(scripts.filter((src) => src.includes('runtime') && old.includes(src))).toEqual([]);
  });
  await test.step('the new version works offline, and nothing of the old version is left in the cache', async () => {
    await waitUntilCached(page, 'docs/intro/index.html');
    site.isDown = true;
    await page.reload();
    await expect(page.getByRole('main')).toContainText('Newer text');
    const files = await page.evaluate(async (root) => {
      const keys = await (await caches.open(`offline:${root}`)).keys();
      return keys.map(({url}) => new URL(url).pathname.slice(root.length));
    }, basePath);
    expect(files.filter((file) => file.startsWith('assets/js/main.'))).toHaveLength(1);
    expect(files.filter((file) => file.startsWith('offline-files.'))).toHaveLength(1);
    site.isDown = false;
  });
  await test.step('a build without a service worker removes the worker of an earlier build and all that it cached', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'without-'));
    try {
      fs.cpSync(builds.first, folder, {recursive: true});
      const listing = {worker: 'sw.js', exclude: [], parts: [], offlinePages: ['offline']};
      writeWorker({folder, ...listing}, false);
      site.folder = folder;
      await page.goto(site.url('docs/intro'));
      await expect
        .poll(() =>
          page.evaluate(async () => ({
            caches: await caches.keys(),
            workers: (await navigator.serviceWorker.getRegistrations()).length,
          })),
        )
        .toEqual({caches: [], workers: 0});
      await expect(page.getByRole('main')).not.toContainText('Newer text');
    } finally {
      fs.rmSync(folder, {recursive: true});
    }
  });
});

test('the next navigation loads the new version, with one full page load', async ({
  page,
  site,
  builds,
}) => {
  await openAndStay(page, site, 'docs/intro');
  site.folder = builds.second;
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const line = page.getByText('A new version of this site is ready.');
  await expect(line).toBeVisible();
  await page.getByRole('button', {name: 'Later'}).click();
  await expect(line).toHaveCount(0);
  // Chromium does not let a worker take over while it is just waking the active worker.
  await page.evaluate(() => {
    const post = Reflect.get(ServiceWorker.prototype, 'postMessage') as () => void;
    ServiceWorker.prototype.postMessage = function (...given: readonly unknown[]) {
      Reflect.apply(post, this, given);
      for (const milliseconds of [0, 1, 2, 3]) {
        setTimeout(() => void fetch('/arrays/img/favicon.svg'), milliseconds);
      }
    };
    Object.assign(window, {notReloaded: true});
  });
  let loads = 0;
  page.on('load', () => loads++);
  await page.locator('aside a[href$="/docs/category/array"]').first().click();
  await expect(page.locator('h1')).toHaveText('Array');
  await page.waitForFunction(() => !('notReloaded' in window));
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(1);
  await expect(page.getByText('A new version of this site is ready.')).toHaveCount(0);
});

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);
const saveButton = (page: Page, name: string) =>
  part(page, name).getByRole('button', {name: /^Save/});
const removeButton = (page: Page, name: string) =>
  part(page, name).getByRole('button', {name: /^Remove/});

/** Returns a list that collects all texts of a part's status from now on. */
const recordStatus = (page: Page, name: string) =>
  part(page, name)
    .getByRole('status')
    .evaluateHandle((status) => {
      const texts: string[] = [];
      new MutationObserver(() => texts.push(status.textContent)).observe(status, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      return texts;
    });

test('a control caches the whole site: it shows the size first, and can be stopped, resumed and undone', async ({
  page,
  context,
  site,
}) => {
  // Otherwise axe would measure the middle of a colour transition.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto(site.url('offline'));
  await expect(part(page, 'site')).toContainText(/\d+ kB of \d+\.\d MB on this device/);
  await expect(part(page, 'compiler')).toContainText(/\D0 kB of 2\d\.\d MB on this device/);
  await expect(page.getByRole('link', {name: 'Direct link to On this device'})).toBeAttached();
  await expect(page.getByRole('region', {name: 'The whole site', exact: true})).toBeVisible();
  await page.evaluate(() => {
    navigator.storage.persist = () => {
      Object.assign(window, {isAskedToPersist: true});
      return Promise.resolve(true);
    };
  });
  const other = await context.newPage();
  // Delay the requests, so that there is time to stop.
  let isHolding = true;
  await page.route('**/assets/listings/*', async (route) => {
    if (isHolding) {
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    await route.continue().catch(() => undefined);
  });
  await saveButton(page, 'site').focus();
  await page.keyboard.press('Enter');
  const progress = part(page, 'site').getByRole('progressbar', {name: 'The whole site'});
  const cachedBefore = (await progress.getAttribute('value')) ?? '';
  // Without a new file there would be nothing to remove.
  await expect(progress).not.toHaveAttribute('value', cachedBefore);
  await part(page, 'site').getByRole('button', {name: 'Stop'}).click();
  await expect(part(page, 'site').getByRole('status')).toContainText(
    'Stopped. The files that were fetched stay saved',
  );
  await expect(saveButton(page, 'site')).toBeFocused();
  const removed =
    'Removed from this device, except for the files that this page needs to open without a network.';
  await test.step('the files cached so far are removed, and the status says only that', async () => {
    const texts = await recordStatus(page, 'site');
    await removeButton(page, 'site').click();
    await expect(removeButton(page, 'site')).toBeDisabled();
    expect(await texts.jsonValue()).toEqual([removed]);
  });
  await test.step('the second click of a double click does not stop the caching', async () => {
    await saveButton(page, 'site').dblclick();
    await expect(part(page, 'site').getByRole('progressbar')).toBeVisible();
    await expect(part(page, 'site').getByRole('button', {name: 'Stop'})).toBeVisible();
    await part(page, 'site').getByRole('button', {name: 'Stop'}).click();
    await expect(saveButton(page, 'site')).toBeEnabled();
  });
  expect(await page.evaluate(() => 'isAskedToPersist' in window)).toBe(true);
  await test.step('another tab shows that caching is under way and its progress, until it ends', async () => {
    const programs = page.getByRole('row', {name: /^Programs that run in pages/});
    const counted = await programs.allTextContents();
    await saveButton(page, 'site').click();
    const bar = part(other, 'site').getByRole('progressbar', {name: 'The whole site'});
    await other.goto(site.url('offline'));
    await expect(part(other, 'site').getByRole('status')).toHaveText(
      'Another tab is saving it now.',
    );
    await expect(saveButton(other, 'site')).toBeDisabled();
    const before = await bar.evaluate((element: HTMLProgressElement) => element.value);
    await expect
      .poll(() => bar.evaluate((element: HTMLProgressElement) => element.value))
      .toBeGreaterThan(before);
    await expect.poll(() => programs.allTextContents()).not.toEqual(counted);
    await part(page, 'site').getByRole('button', {name: 'Stop'}).click();
    await expect(saveButton(other, 'site')).toBeEnabled();
  });
  isHolding = false;
  await page.reload();
  await expect(part(page, 'site').getByRole('status')).toContainText(
    'Only a part of it is on this device',
  );
  await expect(part(other, 'site').getByRole('status')).toContainText(
    'Only a part of it is on this device',
  );
  await saveButton(page, 'site').focus();
  await page.keyboard.press('Enter');
  await expect(part(page, 'site').getByRole('status')).toContainText(
    'All of it is saved on this device now.',
  );
  const all = part(page, 'site').getByRole('button', {name: 'Saved', exact: true});
  await expect(all).toBeFocused();
  await expect(all).toBeDisabled();
  await test.step('another tab shows that all is cached', async () => {
    await expect(
      part(other, 'site').getByRole('button', {name: 'Saved', exact: true}),
    ).toBeVisible();
    await expect(part(other, 'site').getByRole('status')).toHaveText('');
    await other.close();
  });
  await expect(page.getByRole('row', {name: /^Pages \d+ \d\.\d MB$/})).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
  expect(await accessibilityViolations(page, {rules: colourRules})).toEqual([]);
  await page.setViewportSize({width: 360, height: 800});
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);

  site.isDown = true;
  await page.goto(site.url(rotateArray));
  await waitForHydration(page);
  await page.locator('[data-live="rotate-array/reversal.cpp"] [data-action=forward]').click();
  await expect(page.getByText(/^Step 1 of \d+$/)).toBeVisible();
  site.isDown = false;

  await page.goto(site.url('offline'));
  await expect(removeButton(page, 'site')).toBeEnabled();
  const texts = await recordStatus(page, 'site');
  await removeButton(page, 'site').focus();
  await test.step('files that this page needs are not removed, however many files the tab loads', async () => {
    await page.evaluate(async (address) => {
      for (let count = 0; count < 300; count += 1) {
        await (await fetch(`${address}?${count}`)).text();
      }
    }, site.url('manifest.webmanifest'));
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType('resource').length))
      .toBeGreaterThan(300);
  });
  await test.step('without a network the reader has to confirm the removal', async () => {
    await context.setOffline(true);
    await page.keyboard.press('Enter');
    await expect(removeButton(page, 'site')).toHaveText('Remove anyway');
    await page.keyboard.press('Enter');
    await expect(removeButton(page, 'site')).toBeDisabled();
    await expect(removeButton(page, 'site')).toBeFocused();
    expect(await texts.jsonValue()).toEqual([
      'You are offline: files that you remove can be fetched again only when you are online.',
      removed,
    ]);
  });
  await test.step('the offline page stays cached, because it stands in for the other pages', async () => {
    await page.goto(site.url('docs/intro'));
    await expect(page.getByRole('alert')).toContainText('is not saved on this device');
    await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveText([
      'Read offline',
    ]);
  });
});

test('the controls do not shift the page, and report errors', async ({page, site, builds}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto(site.url('offline'));
  await expect(saveButton(page, 'site')).toBeEnabled();
  await waitForHydration(page);
  const status = part(page, 'site').getByRole('status');
  await test.step('nothing shifts when the controls are rendered', async () => {
    expect(await unexpectedShift(page)).toBe(0);
  });
  await test.step('files that are missing on the host are reported', async () => {
    site.isMissing = (path) => path.startsWith('docs/');
    await saveButton(page, 'site').click();
    await expect(status).toContainText('The network or the host failed.');
    site.isMissing = () => false;
  });
  await test.step('files of another build are reported', async () => {
    site.otherFolderFor = (path) => (path.startsWith('docs/intro') ? builds.second : undefined);
    await saveButton(page, 'site').click();
    await expect(status).toContainText('A new version of the site has been published');
    site.otherFolderFor = () => undefined;
  });
  await test.step('a failed write of the browser is reported', async () => {
    await page.evaluate(() => {
      Cache.prototype.put = () => Promise.reject(new DOMException('broken', 'UnknownError'));
    });
    await saveButton(page, 'site').click();
    await expect(status).toContainText('The browser could not change the data');
  });
  await test.step('a lack of room is reported', async () => {
    await page.evaluate(() => {
      navigator.storage.estimate = () => Promise.resolve({quota: 1000, usage: 0});
    });
    await saveButton(page, 'site').click();
    await expect(status).toContainText('This device has too little free space');
  });
  await test.step('a failed removal is reported after the reader has confirmed it', async () => {
    await page.evaluate(() => {
      Cache.prototype.delete = () => Promise.reject(new DOMException('broken', 'UnknownError'));
      Object.defineProperty(navigator, 'onLine', {value: false, configurable: true});
    });
    await removeButton(page, 'site').click();
    await expect(status).toContainText('You are offline');
    await part(page, 'site').getByRole('button', {name: 'Remove anyway'}).click();
    await expect(status).toContainText('The browser could not change the data');
  });
  await test.step('a cache that the browser has removed is reported', async () => {
    await page.evaluate(async (root) => {
      await caches.delete(`offline:${root}`);
      localStorage.setItem(`offline.choices:${root}`, '["site"]');
    }, basePath);
    await page.reload();
    await expect(status).toContainText('The browser has removed the files that you saved');
  });
  await test.step('files that are saved again are found without a network, because the list of them is saved, too', async () => {
    const isListed = () =>
      page.evaluate(async (root) => {
        const cache = await caches.open(`offline:${root}`);
        return (await cache.keys()).some(({url}) => /\/offline-files\.[^/]+\.json$/.test(url));
      }, basePath);
    await expect.poll(isListed).toBe(true);
  });
});

test('a browser that cannot cache the site shows the reason', async ({page, site}) => {
  const status = page.getByRole('status');
  await test.step('the service worker cannot be set up', async () => {
    site.isMissing = (path) => path.startsWith('offline-files');
    await page.goto(site.url('offline'));
    await expect(status).toContainText('could not be set up');
    site.isMissing = () => false;
  });
  await test.step('the browser blocks storage', async () => {
    await page.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('blocked', 'SecurityError'));
      CacheStorage.prototype.open = () =>
        Promise.reject(new DOMException('blocked', 'SecurityError'));
    });
    await page.reload();
    await expect(status).toContainText('does not let the site store anything');
  });
  await test.step('the browser has no service workers', async () => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    });
    await page.reload();
    await expect(status).toContainText('This browser cannot save the site here.');
  });
});
