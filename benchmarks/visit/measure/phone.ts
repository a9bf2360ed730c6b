import {chromium, type CDPSession, type Page} from '@playwright/test';
import {chromiumOptions} from '../../../harness/chromium';
import {Host, type Connection} from '../../host';
import {slowness} from '../../slowPhone';

/** The milliseconds without a response of the host after which the page counts as settled. */
const idleTime = 1000;

/** The milliseconds after which a visit is ended. A script in a page has no timeout of its own. */
const maxVisitTime = 300_000;

/** A fresh phone, and the host that it visits. */
export interface Phone {
  readonly page: Page;
  readonly session: CDPSession;
  readonly host: Host;
}

/** Resolves when the host has been idle for a while. */
export async function settle({host, page}: Phone): Promise<void> {
  let sent = -1;
  while (sent !== host.sent.length) {
    sent = host.sent.length;
    await page.waitForTimeout(idleTime);
  }
}

/**
 * Opens an empty page on a phone with a slow processor, runs `use` and closes it.
 *
 * @param connection the connection to the host; not limited if undefined.
 * @throws Error after five minutes, in which the browser is closed.
 */
export async function withPhone<T>(
  folder: string,
  connection: Connection | undefined,
  use: (phone: Phone) => Promise<T>,
): Promise<T> {
  const host = new Host(folder);
  host.connection = connection;
  const browser = await chromium.launch(chromiumOptions());
  const timer = setTimeout(() => {
    console.error(`The visit did not end within ${maxVisitTime / 1000} seconds; it is ended here.`);
    void browser.close();
  }, maxVisitTime);
  try {
    const context = await browser.newContext({
      baseURL: await host.listen(),
      viewport: {width: 412, height: 823},
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    // esbuild calls a helper, `__name`, in these scripts, which the page does not have.
    await page.addInitScript('globalThis.__name = (value) => value;');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowness});
    return await use({page, session, host});
  } finally {
    clearTimeout(timer);
    await browser.close();
    host.close();
  }
}
