import type {Locator, Page} from '@playwright/test';
import {expect, test as base} from '../test';

/** A test of a component, which fails when the page throws an error that it did not expect. */
export const test = base.extend<{pageErrors: string[]}>({
  pageErrors: [
    async ({page}, use) => {
      const errors: string[] = [];
      page.on('pageerror', ({message}) => errors.push(message));
      await use(errors);
      expect(errors).toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/** Presses a button by its name. */
export const press = (within: Locator | Page, name: string) =>
  within.getByRole('button', {name, exact: true}).click();

/** The field of an input of a program. */
export const field = (within: Locator, name: string) =>
  within.getByRole('textbox', {name, exact: true});

/** Sees that what will be read out is there while it is empty, and takes no room. */
export async function expectEmptyWithoutRoom(empty: Locator): Promise<void> {
  await expect(empty).toHaveCSS('display', 'block');
  await expect(empty).toHaveCSS('margin', '0px');
  expect((await empty.boundingBox())?.height).toBe(0);
}

/** The height of what is too small to be touched, by its text. */
export const tooSmall = (targets: Locator) =>
  targets.evaluateAll((all) =>
    all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent),
  );
