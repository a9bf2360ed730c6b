import type {Page} from 'playwright-core';

/** The phone on which the main line of an article is measured. */
export const phone = {width: 360, height: 800};

/** The screens of that phone that a main line may fill. */
export const screens = 15;

/** What is no part of the main line, besides the section that says how a page was checked. */
const leftOut = ['[data-advanced]', 'table', '[data-exercise] [data-editor]'];
const checkHeading = 'how-this-page-was-checked';

/** Has a page shown with the fonts of the site, however late they come: others break other lines. */
export const showWithFonts = (page: Page): Promise<unknown> =>
  page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const styles = await response.text();
    await route.fulfill({
      response,
      body: styles.replaceAll('font-display:optional', 'font-display:block'),
    });
  });

/**
 * Returns the height of an article's main line: of its text, listings and figures without
 * the parts for the experienced, tables, the editors of exercises and the section that says
 * how the page was checked. The page is open in the phone's window, and is left without these.
 */
export function mainLineHeight(page: Page): Promise<number> {
  return page.evaluate(
    async ([selectors, heading]) => {
      await document.fonts.ready;
      const text = document.querySelector<HTMLElement>('.theme-doc-markdown');
      if (!text) {
        throw new Error('The page that is open is no article.');
      }
      text.querySelectorAll<HTMLElement>(selectors).forEach((part) => part.remove());
      const first = document.getElementById(heading);
      for (let part = first?.nextElementSibling; part && part.tagName !== 'H2';) {
        const next = part.nextElementSibling;
        part.remove();
        part = next;
      }
      first?.remove();
      return text.getBoundingClientRect().height;
    },
    [leftOut.join(), checkHeading] as const,
  );
}
