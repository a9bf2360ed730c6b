import type {Locator} from '@playwright/test';
import {stepMark} from './trace';

/**
 * From now on each key lights the next line of a panel's listing and does nothing else:
 * the least that a page can do for a step, however it is written.
 */
export function lightLinesAlone(panel: Locator): Promise<void> {
  return panel.evaluate((element, mark) => {
    const code = element.closest('[data-listing]')?.querySelector('pre > code');
    const lines = [...(code?.children ?? [])];
    let lit = 0;
    addEventListener(
      'keydown',
      (event) => {
        event.stopImmediatePropagation();
        event.preventDefault();
        lines[lit]?.removeAttribute('data-lit');
        lit = (lit + 1) % lines.length;
        lines[lit]?.setAttribute('data-lit', 'current');
        performance.mark(mark);
      },
      {capture: true},
    );
  }, stepMark);
}
