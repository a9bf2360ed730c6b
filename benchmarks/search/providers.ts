import type {Page} from '@playwright/test';
import type {Watch} from './watch';

/** How readers use a provider's search box. */
export interface Provider {
  readonly name: string;
  /** Opens the search box, and waits until no typed letter would be lost. */
  readonly open: (page: Page) => Promise<void>;
  /** What to watch on the page while the search box is used. */
  readonly watch: Watch;
  /** Matches the paths of the index files. */
  readonly indexFile: RegExp;
  /** Searches through the interface once the box is open, and returns the ranked addresses. */
  readonly ask: (page: Page, query: string) => Promise<string[]>;
}

/** Returns the paths and fragments of links, without the words to highlight. */
async function addressesOf(page: Page, links: string): Promise<string[]> {
  const hrefs = await page
    .locator(links)
    .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
  return hrefs.map((href) => {
    const {pathname, hash} = new URL(href);
    return decodeURIComponent(pathname + hash);
  });
}

export const providers = {
  local: {
    name: 'local',
    // The box gets the letters that are typed before it is open.
    open: (page) => page.keyboard.press('Control+K'),
    watch: {
      field: '[role=dialog] [role=combobox]',
      results: '[role=dialog]',
      result: '[role=dialog] [role=option]',
      shown: '[role=dialog] [role=listbox][aria-busy=false]',
      shownFor: '[role=dialog] a[href*="search?q="]',
      nothing: '[role=dialog] q',
    },
    indexFile: /\/search-index\//,
    async ask(page, query) {
      await page.locator('[role=dialog] [role=combobox]').fill(query);
      await page.evaluate(() => window.watched.shown());
      // Without results, there is no list.
      await page
        .locator('[role=dialog] [role=listbox][data-partial=true]')
        .waitFor({state: 'hidden'});
      return addressesOf(page, '[role=dialog] [role=option]');
    },
  },
  easyops: {
    name: 'easyops',
    async open(page) {
      await page.locator('.navbar__search-input').click();
    },
    watch: {
      field: '.navbar__search-input',
      results: '.navbar__search [role=listbox]',
      result: '.navbar__search [role=option]',
    },
    indexFile: /\/search-index[^/]*\.json$/,
    async ask(page, query) {
      await page.goto(`/search?${new URLSearchParams({q: query}).toString()}`);
      // This element shows the number of results, also for none.
      await page.locator('h1 ~ p').waitFor();
      return addressesOf(page, 'article h2 a');
    },
  },
  pagefind: {
    name: 'pagefind',
    async open(page) {
      await page.locator('.pagefind-ui__search-input').click();
    },
    watch: {
      field: '.pagefind-ui__search-input',
      results: '#pagefind',
      result: '.pagefind-ui__result',
      // A result is grey while its text loads.
      shown: '.pagefind-ui__results-area:not(:has(.pagefind-ui__loading))',
      shownText: '.pagefind-ui__message',
    },
    indexFile: /\/pagefind\/.*\.(?:json|pagefind|pf_\w+)$/,
    async ask(page, query) {
      await page.locator('.pagefind-ui__search-input').fill(query);
      await page.evaluate(() => window.watched.shown());
      return addressesOf(page, '.pagefind-ui__result-link');
    },
  },
} satisfies Record<string, Provider>;

export type ProviderName = keyof typeof providers;
