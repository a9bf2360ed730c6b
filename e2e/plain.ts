import type {Page} from '@playwright/test';
import {hostUrl} from '../harness/addresses';
import {test as base} from './test';

/** The window of the page on which no script runs, at first. */
export const plainSize = {width: 360, height: 800};

/**
 * Tests that may ask for a page on which no script runs. All tests of a worker have the
 * same one: without scripts, what they do to a page is gone when the next is opened.
 */
export const test = base.extend<object, {plainPage: Page}>({
  plainPage: [
    async ({browser}, use) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        baseURL: hostUrl,
        viewport: plainSize,
      });
      await use(await context.newPage());
      await context.close();
    },
    {scope: 'worker'},
  ],
});
