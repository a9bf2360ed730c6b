import type {Locator, Page} from '@playwright/test';
import {articlePath} from '../../harness/routes';

/** The exercise in whose editor programs are written. */
export const exercise = 'rotate-array/practice-rotated-by';

/** The listing of the same article that is run. */
const listing = 'rotate-array/reversal.cpp';

const article = articlePath('rotate-array');

/** The timeout of a wait: longer than anything takes on the slowest connection. */
const timeout = 600_000;

/** Opens the article and waits until the network is idle. */
export async function openArticle(page: Page): Promise<void> {
  await page.goto(article, {waitUntil: 'networkidle'});
}

/** Runs a listing on its example and waits for the answer. */
export async function runListing(page: Page): Promise<void> {
  const panel = page.locator(`[data-live="${listing}"]`);
  await panel.scrollIntoViewIfNeeded();
  await panel.getByRole('button', {name: 'Run', exact: true}).click();
  await panel
    .getByText(/^Steps: /)
    .first()
    .waitFor({timeout: timeout});
}

/** Opens the editor of the exercise. */
export async function openEditor(page: Page): Promise<Locator> {
  const place = page.locator(`[data-exercise="${exercise}"]`);
  await place.getByRole('button', {name: 'Write it', exact: true}).click();
  await place.getByRole('textbox', {name: 'Your code, in C++'}).waitFor({timeout: timeout});
  return place;
}

/**
 * Checks a right program.
 *
 * @returns the milliseconds from the click on the button to the verdict, on the page's clock.
 */
export async function checkProgram(place: Locator, code: string): Promise<number> {
  await place.getByRole('textbox', {name: 'Your code, in C++'}).fill(code);
  const timed = place.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        let begun: number | undefined;
        element.addEventListener('click', () => {
          begun ??= performance.now();
        });
        const observer = new MutationObserver(() => {
          const verdict = element.querySelector('[data-check-result]')?.textContent;
          if (begun !== undefined && verdict?.includes('Solved.')) {
            observer.disconnect();
            resolve(performance.now() - begun);
          }
        });
        observer.observe(element, {childList: true, subtree: true, characterData: true});
      }),
  );
  await place.getByRole('button', {name: 'Check', exact: true}).click({timeout: timeout});
  return timed;
}
