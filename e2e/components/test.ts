import type {Locator, Page} from '@playwright/test';
import {expect, test as base} from '../test';
import {resumePausedClock} from './clock';

/**
 * A test of a component. It fails if the page throws an error that the test does not expect, or if
 * the server has no file for a page that the test opens.
 */
export const test = base.extend<{pageErrors: string[]}>({
  context: async ({context}, use) => {
    await use(context);
    await resumePausedClock(context);
    await context.setOffline(false);
    await context.clearPermissions();
  },
  pageErrors: [
    async ({page}, use) => {
      const errors: string[] = [];
      page.on('pageerror', ({message}) => errors.push(message));
      page.on('response', (response) => {
        if (response.request().isNavigationRequest() && response.status() >= 400) {
          errors.push(`${response.url()} was answered with status ${response.status()}`);
        }
      });
      await use(errors);
      expect(errors).toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/** Clicks a button by its name. */
export const press = (within: Locator | Page, name: string) =>
  within.getByRole('button', {name, exact: true}).click();

/** The field for one input of a program. */
export const field = (within: Locator, name: string) =>
  within.getByRole('textbox', {name, exact: true});

/** Expects that a live region exists while it is empty, and takes no room. */
export async function expectEmptyWithoutRoom(empty: Locator): Promise<void> {
  await expect(empty).toHaveCSS('display', 'block');
  await expect(empty).toHaveCSS('margin', '0px');
  expect((await empty.boundingBox())?.height).toBe(0);
}

/** Returns the texts of the targets that are too small to touch. */
export const tooSmallTargets = (targets: Locator) =>
  targets.evaluateAll((all) =>
    all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent),
  );
