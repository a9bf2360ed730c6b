import AxeBuilder from '@axe-core/playwright';
import {expect, test} from '@playwright/test';
import {hostUrl} from './addresses';
import {pages} from './routes';

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
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect({messages, foreign, overflow}).toEqual({messages: [], foreign: [], overflow: 0});
  });

  test(`${path} has no accessibility fault in either colour mode`, async ({page}) => {
    // One article's listings show every colour that code has; a look at each span of
    // the other nine would take most of the time of all these tests.
    const skipped = /\/array\/(?!maximum-subarray-sum)/.test(path) ? ['pre code span'] : [];
    const faults = async (axe: AxeBuilder) =>
      (
        await skipped.reduce((builder, part) => builder.exclude(part), axe).analyze()
      ).violations.flatMap(({id, nodes}) =>
        nodes.map(({html, failureSummary}) => `${id}: ${html}\n${failureSummary ?? ''}`),
      );
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    expect(await faults(new AxeBuilder({page}))).toEqual([]);
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    // The other rules have seen this page already: the modes differ in colours alone.
    const colours = new AxeBuilder({page}).withRules(['color-contrast', 'link-in-text-block']);
    expect(await faults(colours)).toEqual([]);
  });
}
