import {chromium, type CDPSession, type Page} from '@playwright/test';
import {chromiumOptions} from '../../../harness/chromium';
import {Host, type Connection} from '../../host';
import {slowness} from '../../slowPhone';

/** The milliseconds without a response of the host after which the page counts as settled. */
const idleTime = 1000;

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
 */
export async function withPhone<T>(
  folder: string,
  connection: Connection | undefined,
  use: (phone: Phone) => Promise<T>,
): Promise<T> {
  const host = new Host(folder);
  host.connection = connection;
  const browser = await chromium.launch(chromiumOptions());
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
    await browser.close();
    host.close();
  }
}
