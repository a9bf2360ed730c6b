import type {Page} from '@playwright/test';

/** What a browser needs to run programs. */
export const partsToRun = ['Worker', 'WebAssembly'] as const;

/** What a panel says in a browser without one of them. */
export const cannotRun = 'This browser cannot run programs on this page.';

/** Removes what the browser needs to run programs from the open page. */
export const removePart = (page: Page, part: (typeof partsToRun)[number]): Promise<boolean> =>
  page.evaluate((name) => Reflect.deleteProperty(window, name), part);
