import type {Page} from 'playwright-core';

/** The viewport of the phone on which the main line of an article is measured. */
export const phone = {width: 360, height: 800};

/** The number of screens on that phone that a main line may fill. */
export const maxScreens = 15;

/** The parts that do not belong to the main line, besides the section on how a page was checked. */
const excluded = ['[data-advanced]', 'table', '[data-exercise] [data-editor]'];
const checkHeading = 'how-this-page-was-checked';

/**
 * Shows a page with the fonts of the site, however late they arrive, because fallback fonts break
 * lines elsewhere.
 */
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
 * Returns the height of an article's main line: its text, listings and figures, without advanced
 * parts, tables, the editors of exercises and the section on how the page was checked. The page
 * must be open in the phone's viewport. The function removes these parts from it.
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
    [excluded.join(), checkHeading] as const,
  );
}
