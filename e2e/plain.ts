import type {Page} from '@playwright/test';
import {hostUrl} from '../harness/addresses';
import {test as base} from './test';

/** The initial viewport of the page without scripts. */
export const plainSize = {width: 360, height: 800};

/**
 * Tests with a page on which no script runs. All tests of a worker share the page, because without
 * scripts no state of it survives the next navigation.
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
