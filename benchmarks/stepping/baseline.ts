import type {Locator} from '@playwright/test';
import {stepMark} from './trace';

/**
 * Makes each key, from now on, only highlight the next line of a panel's listing: the least that a
 * page can do for a step, in any implementation.
 */
export function highlightLinesOnly(panel: Locator): Promise<void> {
  return panel.evaluate((element, mark) => {
    const code = element
      .closest('[data-listing]')
      ?.querySelector<HTMLElement>('pre[data-numbers] > code');
    const lines = code?.textContent.trimEnd().split('\n').length ?? 1;
    let highlighted = 0;
    addEventListener(
      'keydown',
      (event) => {
        event.stopImmediatePropagation();
        event.preventDefault();
        highlighted = (highlighted + 1) % lines;
        if (code) {
          code.dataset.lit = 'current';
          code.style.backgroundPositionY = `${1.6 * highlighted}em`;
        }
        performance.mark(mark);
      },
      {capture: true},
    );
  }, stepMark);
}
