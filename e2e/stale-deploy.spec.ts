import {expect, type Page} from '@playwright/test';
import {saveData} from '../harness/connection';
import {rotateArray, test, type Builds, type DeployedSite} from './deployed';
import {waitForHydration, scrollAndClick, waitForIdle, scrollTo} from './open';
import {fireStayTimer, holdStayTimer} from './stayTimer';

const newVersion = 'A new version of this site is ready.';

/** Returns a function that gives the number of documents the page has loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => loads++);
  return () => loads;
}

/** Opens the article of the first build as a reader who saves data, so nothing is prefetched. */
async function openArticle(page: Page, site: DeployedSite): Promise<void> {
  await saveData(page);
  await page.goto(site.url(rotateArray));
  await waitForHydration(page);
}

/** Opens the article and stays until a service worker controls the page. */
async function openWithWorker(page: Page, site: DeployedSite): Promise<void> {
  await holdStayTimer(page);
  await page.goto(site.url(rotateArray));
  await waitForHydration(page);
  await fireStayTimer(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const panel = (page: Page) => page.locator('[data-live="rotate-array/reversal.cpp"]');
const exercise = (page: Page) => page.locator('[data-exercise="rotate-array/practice-rotated-by"]');
const code = (page: Page) => exercise(page).getByRole('textbox', {name: 'Your code, in C++'});

/** Expects that the page stays, and that the next page is of the second build and loads once. */
async function expectStepToSecond(page: Page, site: DeployedSite): Promise<void> {
  await expect(page.getByText(newVersion)).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Rotate an array');
  const loads = countLoads(page);
  site.isMissing = () => false;
  await page.locator('aside a[href$="/docs/category/array"]').first().click();
  await expect(page).toHaveURL(/category\/array$/);
  await expect.poll(loads).toBe(1);
  await waitForHydration(page);
  await expect(page.getByText(newVersion)).toHaveCount(0);
  await page.locator('aside a[href$="/docs/intro"]').first().click();
  await expect(page.getByRole('main')).toContainText('Newer text');
  expect(loads()).toBe(1);
}

/**
 * Deploys the second build, but one kind of file is missing on the host. All files of the kind are
 * missing, because the page of the first build could use those that both builds share.
 */
function publish(site: DeployedSite, {second}: Builds, gone: RegExp): void {
  site.folder = second;
  site.isMissing = (path) => gone.test(path);
}

/** A kind of file, and what a reader does on a page of the first build that needs it. */
const kinds: readonly {
  readonly kind: string;
  readonly gone: RegExp;
  readonly before?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
}[] = [
  {
    kind: 'the code of a panel',
    gone: /^assets\/js\//,
    act: async (page) => {
      await panel(page).locator('[data-action=forward]').click();
    },
  },
  {
    kind: 'the data of a panel',
    gone: /^assets\/listings\/.*\.json$/,
    act: async (page) => {
      await panel(page).locator('[data-action=forward]').click();
      await expect(
        panel(page)
          .getByRole('status')
          .filter({hasText: /could not/}),
      ).toBeVisible();
    },
  },
  {
    kind: 'a program, on the input that was typed',
    gone: /\.wasm$/,
    before: async (page) => {
      await panel(page).locator('[data-action=forward]').click();
      await expect(panel(page).getByText(/^Step 1 of \d+$/)).toBeVisible();
      await panel(page).getByRole('textbox', {name: 'a', exact: true}).fill('7 8 9');
    },
    act: async (page) => {
      await panel(page).getByRole('button', {name: 'Run', exact: true}).click();
      await expect(panel(page)).toContainText('The program could not be loaded');
      await expect(panel(page).getByRole('textbox', {name: 'a', exact: true})).toHaveValue('7 8 9');
    },
  },
  {
    kind: 'the compiler, which a worker asks for',
    gone: /^assets\/compiler\//,
    before: async (page) => {
      await scrollAndClick(exercise(page).getByRole('button', {name: 'Write it', exact: true}));
      await expect(code(page)).toBeVisible();
    },
    act: async (page) => {
      await code(page).fill('// mine');
      await exercise(page).getByRole('button', {name: 'Check', exact: true}).click();
      await exercise(page).getByRole('button', {name: 'Load it', exact: true}).click();
      await expect(exercise(page)).toContainText('The compiler could not be loaded');
      await expect(code(page)).toContainText('// mine');
    },
  },
];

for (const {kind, gone, before, act} of kinds) {
  test(`${kind} is gone: the page stays, and the next page is of the second build`, async ({
    page,
    site,
    builds,
  }) => {
    await openArticle(page, site);
    await before?.(page);
    publish(site, builds, gone);
    await act(page);
    await expectStepToSecond(page, site);
  });
}

test('the search index is gone: the query stays, Retry finds the new index, and a result opens the second build', async ({
  page,
  site,
  builds,
}) => {
  await openArticle(page, site);
  site.folder = builds.second;
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', {name: 'Search this site'});
  await field.fill('newer');
  await page.getByRole('dialog').getByRole('button', {name: 'Retry'}).click();
  // The option may be below a heading with a similar word, which was shown before the texts
  // arrived.
  const found = page.getByRole('dialog').getByRole('option', {name: 'Introduction'}).first();
  await expect(found).toBeVisible();
  await expect(field).toHaveValue('newer');
  await found.click();
  await expect(page.getByRole('main')).toContainText('Newer text');
});

test('a part of the search index that a worker requests is gone: the query stays, and the next page is of the second build', async ({
  page,
  site,
  builds,
}) => {
  await page.goto(site.url(rotateArray));
  await waitForHydration(page);
  const headings = page.waitForResponse(/\/search-index\/[^/]*\.headings\.json\.gz$/);
  await page.keyboard.press('Control+k');
  await (await headings).finished();
  publish(site, builds, /^search-index\/.*\.gz$/);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('juggling');
  await expect(dialog.getByRole('button', {name: 'Retry'})).toBeVisible();
  await expect(dialog.getByRole('combobox')).toHaveValue('juggling');
  await page.keyboard.press('Escape');
  await expectStepToSecond(page, site);
});

for (const [serviceWorkers, openFirst] of [
  ['block', openArticle],
  ['allow', openWithWorker],
] as const) {
  test.describe(`with service workers: ${serviceWorkers}`, () => {
    test.use({serviceWorkers});

    test('all files of the first build are gone: the next page is of the second build and loads once', async ({
      page,
      site,
      builds,
    }) => {
      await openFirst(page, site);
      const loads = countLoads(page);
      site.folder = builds.second;
      await page.locator('aside a[href$="/docs/intro"]').first().click();
      await expect(page.getByRole('main')).toContainText('Newer text');
      await waitForHydration(page);
      // During this rest the page would load again.
      await waitForIdle(page, 1000);
      expect(loads()).toBe(1);
    });
  });
}

test('a cached text of the first build is not shown in a page of the second', async ({
  page,
  site,
  builds,
}) => {
  site.folder = builds.second;
  site.otherFolderFor = (path) => (path.endsWith('prose.json') ? builds.first : undefined);
  await openArticle(page, site);
  const loads = countLoads(page);
  await page.locator('aside a[href$="/docs/intro"]').first().click();
  await expect(page.getByRole('main')).toContainText('Newer text');
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(1);
});

test('a host that serves old pages without their scripts does not cause a reload loop', async ({
  page,
  site,
  builds,
}) => {
  await openArticle(page, site);
  const loads = countLoads(page);
  // The pages of the first build, with the assets of the second.
  site.otherFolderFor = (path) => (path.startsWith('assets/') ? builds.second : undefined);
  await page.locator('nav a[href$="/blog"]').first().click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole('main')).toContainText('Text');
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.waitForLoadState('networkidle');
  // Give a reload loop time to show.
  await waitForIdle(page, 1000);
  expect(loads()).toBe(1);
  // The reader can still read and leave the page.
  await page.locator('nav a[href$="/docs/intro"]').first().click();
  await expect(page.locator('h1')).toHaveText('Introduction');
});

/** Returns an address of a page that a browser would take for a host if it stood alone. */
const withTwoSlashes = (site: DeployedSite) => {
  const {origin, pathname} = new URL(site.url('docs/intro'));
  return `${origin}/${pathname}`;
};

for (const [name, address] of [
  ['its own address', (site: DeployedSite) => site.url('docs/intro')],
  ['an address that begins with two slashes', withTwoSlashes],
] as const) {
  test(`a cached page of the first build whose scripts are gone is reloaded, at ${name}`, async ({
    page,
    site,
    builds,
  }) => {
    // Many hosts ignore a second slash.
    await page.route(withTwoSlashes(site), async (route) =>
      route.fulfill({response: await route.fetch({url: site.url('docs/intro')})}),
    );
    site.folder = builds.second;
    let isCached = true;
    site.otherFolderFor = (path) => {
      const folder = path === 'docs/intro' && isCached ? builds.first : undefined;
      isCached &&= folder === undefined;
      return folder;
    };
    await page.goto(address(site));
    await expect(page.getByRole('main')).toContainText('Newer text');
    await waitForHydration(page);
    await expect(page.getByRole('alert')).toBeHidden();
    // Three requests: the cached page, the check for a newer page, and the newer page.
    expect(site.requestedPaths.filter((path) => path === 'docs/intro')).toHaveLength(3);
  });
}

test('a page whose scripts are missing on the host shows an error, and Retry reloads it', async ({
  page,
  site,
}) => {
  site.isMissing = (path) => path.startsWith('assets/js/');
  await page.goto(site.url(rotateArray));
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('The scripts of this page could not be loaded');
  await scrollTo(panel(page));
  await expect(panel(page).getByRole('button', {name: 'Run', exact: true})).toBeHidden();
  site.isMissing = () => false;
  await notice.getByRole('button', {name: 'Retry'}).click();
  await expect(notice).toBeHidden();
  await waitForHydration(page);
});
