import type {Locator} from '@playwright/test';
import {stepMark} from './trace';

/**
 * Makes each key, from now on, highlight the next line of a panel's listing and do nothing else:
 * the least that a page can do for a step, however it is written.
 */
export function highlightLinesOnly(panel: Locator): Promise<void> {
  return panel.evaluate((element, mark) => {
    const code = element.closest('[data-listing]')?.querySelector('pre > code');
    const lines = [...(code?.children ?? [])];
    let highlighted = 0;
    addEventListener(
      'keydown',
      (event) => {
        event.stopImmediatePropagation();
        event.preventDefault();
        lines[highlighted]?.removeAttribute('data-lit');
        highlighted = (highlighted + 1) % lines.length;
        lines[highlighted]?.setAttribute('data-lit', 'current');
        performance.mark(mark);
      },
      {capture: true},
    );
  }, stepMark);
}
