import {expect} from '@playwright/test';
import {test} from './plain';
import {articlePath} from '../harness/routes';
import {hostUrl} from '../harness/addresses';
import {addressOf, serve} from '../harness/host';
import {open, waitForHydration, waitForScripts} from './open';

const article = articlePath('removing-even-integers');

test('other addresses of a page lead to it', async ({page, plainPage}) => {
  await test.step('the docs root redirects to the introduction, with and without JavaScript', async () => {
    const response = await page.goto('/docs');
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL('/docs/intro');
    await expect(page.locator('h1')).toHaveText('Introduction');
    await plainPage.goto('/docs');
    await expect(plainPage).toHaveURL(`${hostUrl}/docs/intro`);
  });

  const messages: string[] = [];
  page.on('console', (message) => {
    // The test host has no x.html, and the browser logs that 404 itself.
    if (message.type() === 'error' && !message.text().includes('404 (Not Found)')) {
      messages.push(message.text());
    }
  });
  // Some hosts ignore case.
  await page.route(/\/DOCS\//, async (route) =>
    route.fulfill({response: await route.fetch({url: hostUrl + article})}),
  );
  for (const address of [
    `${article}.html`,
    `${article}/index.html`,
    article.replace('/docs/', '/docs//'),
    article.replace('/docs/', '/DOCS/'),
  ]) {
    await test.step(`${address} shows its page and becomes its address`, async () => {
      await page.goto(`${hostUrl}${address}?from=test#problem`, {waitUntil: 'networkidle'});
      await expect(page).toHaveURL(new RegExp(`^${hostUrl}${article}/?\\?from=test#problem$`));
      await waitForHydration(page);
      await expect(page.locator('h1')).toHaveText('Removing even integers');
      expect(messages).toEqual([]);
    });
  }
});

test('an address that matches nothing shows an error', async ({page}) => {
  const title = page.locator('h1');

  await test.step('the host answers with the not-found page', async () => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(title).toHaveText('Page Not Found');
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    const home = page.getByRole('main').getByRole('link', {name: 'home page'});
    await expect(home).toHaveAttribute('href', '/');
  });

  await test.step('an address with two slashes at its beginning does not lead to another host', async () => {
    await page.goto(`${hostUrl}//other.example/page.html`);
    await expect(page).toHaveURL(`${hostUrl}//other.example/page`);
    await expect(title).toHaveText('Page Not Found');
    await open(page, `${hostUrl}//other.example/page?highlight=even`);
    await expect(page).toHaveURL(`${hostUrl}//other.example/page`);
    await open(page, `${hostUrl}//other.example/page#%E0`);
    await expect(page).toHaveURL(`${hostUrl}//other.example/page`);
  });

  await test.step('the not-found page of a missing doc keeps its title after hydration', async () => {
    await open(page, '/docs/no-such-doc');
    await expect(title).toHaveText('Page Not Found');
    await expect(page).toHaveTitle('Page Not Found | Contiguous');
  });

  await test.step('an in-app link to a missing page shows the not-found page', async () => {
    await open(page, '/docs/intro');
    await page.evaluate(() => {
      history.pushState(null, '', '/no/such/page');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(title).toHaveText('Page Not Found');
  });

  await test.step('a site under the wrong base path shows an error and suggests the right base path', async () => {
    const host = await serve('build', 0, '/misplaced/');
    try {
      await page.goto(`${addressOf(host)}/misplaced/`);
      await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeVisible();
      await expect(page.getByText('We suggest trying')).toContainText('baseUrl = /misplaced/');
    } finally {
      host.close();
    }
  });
});

test('a page shows an error if its scripts are cut off, or if the host sends a page in their place', async ({
  page,
}) => {
  const sendForScripts = (body: string) =>
    page.route('**/*.js', (route) => route.fulfill({contentType: 'text/html', body}));
  const home = '<!doctype html><title>Home</title>';
  for (const [what, body] of [
    ['cut off', '(function () {'],
    ['a page', home],
  ] as const) {
    await test.step(what, async () => {
      await sendForScripts(body);
      await page.goto('/docs/intro');
      const notice = page.getByRole('alert');
      await expect(notice).toContainText('The scripts of this page could not be loaded');
      await page.unroute('**/*.js');
      await notice.getByRole('button', {name: 'Retry'}).click();
      await waitForScripts(page);
      await expect(notice).toBeHidden();
    });
  }
  await test.step('on the home page, the error is about the base path', async () => {
    await sendForScripts(home);
    await page.goto('/');
    await page.mouse.move(1, 1);
    await expect(page.getByText('Your Docusaurus site did not load properly.')).toBeVisible();
  });
});
