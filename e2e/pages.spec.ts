import AxeBuilder from '@axe-core/playwright';
import {expect, test, type Page} from '@playwright/test';
import {hostUrl} from './addresses';
import {hydrated, open} from './open';
import {pages} from './routes';

/** What axe finds on the page, by all of its rules or by those that are named. */
async function faults(page: Page, rules: readonly string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({page}).options({
    // What passed is not read; to collect it takes longer than the checks.
    resultTypes: ['violations'],
    ...(rules.length > 0 && {runOnly: {type: 'rule', values: [...rules]}}),
  });
  // No page has a frame, which is all that the other mode is for.
  const {violations} = await axe.setLegacyMode().analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({html, failureSummary}) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
}

for (const path of pages) {
  test(`${path} is prerendered and can be read without JavaScript`, async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    const response = await page.goto(hostUrl + path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.getByRole('main')).not.toBeEmpty();
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      path === '/' ? /\/$/ : new RegExp(`${path}/?$`),
    );
    expect(await page.locator('meta[name=description]').getAttribute('content')).not.toBe('');
    await context.close();
  });

  test(`${path} loads without a message, a foreign request or a sideways scroll`, async ({
    page,
  }) => {
    const messages: string[] = [];
    const foreign: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) {
        messages.push(message.text());
      }
    });
    page.on('pageerror', (error) => messages.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(hostUrl) && !request.url().startsWith('data:')) {
        foreign.push(request.url());
      }
    });
    await page.setViewportSize({width: 360, height: 800});
    await page.goto(path, {waitUntil: 'networkidle'});
    await hydrated(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect({messages, foreign, overflow}).toEqual({messages: [], foreign: [], overflow: 0});
  });

  test(`${path} has no accessibility fault in either colour mode`, async ({page}) => {
    // axe would measure colours that are on their way from one mode to the other.
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, path);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    // The other rules have seen this page already: the modes differ in colours alone.
    expect(await faults(page, ['color-contrast', 'link-in-text-block'])).toEqual([]);
  });
}
