import {expect, type Page, type Route} from '@playwright/test';

export const button = (page: Page) =>
  page.getByRole('button', {name: 'Click here to search...', exact: true});
export const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
export const field = (page: Page) => page.getByPlaceholder('Search...');
export const options = (page: Page) => dialog(page).getByRole('option');
export const results = (page: Page) => page.getByRole('main').getByRole('list').first();
/** The live region that announces the number of results to screen readers. */
export const announcer = (page: Page) => dialog(page).getByRole('status').last();
export const searchField = (page: Page) => page.getByRole('searchbox');

/** Matches the requests to a search service. */
export const serviceSearches = /\/v1\/collections\/[^/]+\/search\?/;

/** Returns a list that collects the console errors from now on. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') {
      errors.push(message.text());
    }
  });
  return errors;
}

/** Returns a list that collects the requested index files from now on. */
export function collectIndexRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search-index/')) {
      requests.push(request.url());
    }
  });
  return requests;
}

/** Holds requests back until the returned function is called. */
export async function holdRequests(
  page: Page,
  requests: string | RegExp,
  then = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> {
  const gate = new EventTarget();
  const opened = new Promise((resolve) => {
    gate.addEventListener('open', resolve);
  });
  await page.route(requests, async (route) => {
    await opened;
    await then(route);
  });
  return () => void gate.dispatchEvent(new Event('open'));
}

/** Holds back the application of the next page until the returned function is called. */
export const holdApplication = (page: Page): Promise<() => void> =>
  holdRequests(page, '**/assets/js/application.*.js');

/** The texts that the page highlights with a background colour. */
export const highlighted = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('local-search') ?? [])]
      .filter(({startContainer: {parentElement}}) => {
        const style = parentElement && getComputedStyle(parentElement, '::highlight(local-search)');
        return style && style.backgroundColor !== 'rgba(0, 0, 0, 0)';
      })
      .map((range) => (range as Range).toString()),
  );

/** Expects the page to highlight such words, and only in the text of its article. */
export async function expectHighlightsInText(page: Page, words: RegExp): Promise<void> {
  await expect.poll(() => highlighted(page)).not.toEqual([]);
  for (const text of await highlighted(page)) {
    expect(text).toMatch(words);
  }
  const outside = await page.evaluate(() =>
    [...(CSS.highlights.get('local-search') ?? [])].filter(
      ({startContainer: {parentElement}}) =>
        !parentElement?.closest('main') || parentElement.closest('nav'),
    ),
  );
  expect(outside).toEqual([]);
}
