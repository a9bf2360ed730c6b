import {chromium, type Browser, type Page} from '@playwright/test';
import {chromiumOptions} from '../../harness/chromium';
import {articlePath} from '../../harness/routes';
import {Host} from '../host';
import type {Provider} from './providers';
import {pageProcesses} from '../slowCpu';
import {watch} from './watch';

/** The article on which measurements start. */
const article = articlePath('rotate-array');

/** The milliseconds without work or traffic after which the page counts as settled. */
const idleTime = 1000;

/** The CPU seconds within that time that still count as idle. */
const idleSeconds = 0.1;

/** A page of a built site in a fresh browser. */
export interface Visit {
  readonly browser: Browser;
  readonly host: Host;
  readonly page: Page;
}

/** Starts the browser for the measurements. */
export function launch(): Promise<Browser> {
  return chromium.launch(chromiumOptions());
}

/** Opens an article, runs `use` and closes the browser and the host. */
export async function visit<T>(
  folder: string,
  provider: Provider | undefined,
  use: (visit: Visit) => Promise<T>,
): Promise<T> {
  const host = new Host(folder);
  const browser = await launch();
  try {
    const page = await browser.newPage({baseURL: await host.listen()});
    if (provider) {
      await watch(page, provider.watch);
    }
    await page.goto(article, {waitUntil: 'networkidle'});
    return await use({browser, host, page});
  } finally {
    await browser.close();
    host.close();
  }
}

/** Waits until both the host and the page are idle. */
export async function settle({browser, host}: Visit): Promise<void> {
  const measure = async () => ({
    sent: host.sent.length,
    seconds: (await pageProcesses(browser)).reduce((sum, {cpuTime}) => sum + cpuTime, 0),
  });
  let before = await measure();
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, idleTime));
    const after = await measure();
    if (after.sent === before.sent && after.seconds - before.seconds < idleSeconds) {
      return;
    }
    before = after;
  }
}
