import type {Page} from '@playwright/test';

/** The heading font that the site ships. */
export const siteFont = 'Source Serif 4';

/** Returns the font in which the browser paints the first heading. */
export async function paintedFont(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const {root} = await devtools.send('DOM.getDocument');
  const {nodeId} = await devtools.send('DOM.querySelector', {nodeId: root.nodeId, selector: 'h1'});
  const {fonts} = await devtools.send('CSS.getPlatformFontsForNode', {nodeId});
  await devtools.detach();
  return fonts.map(({familyName}) => familyName).join();
}

/** Waits until the fonts have been fetched on a page that is shown without them. */
export const waitForFonts = (page: Page) =>
  page.waitForFunction(() => localStorage.getItem('page-loading.fonts') !== null);
