import type {Page} from '@playwright/test';
import {kinds} from './kinds';

/** Selects everything that a reader can use, by elements, roles and attributes. */
const anyControl = [
  'a[href]',
  'button',
  'input',
  'select',
  'textarea',
  'summary',
  '[contenteditable=true]',
  ...['button', 'checkbox', 'combobox', 'link', 'menuitem', 'option', 'radio', 'slider'].map(
    (role) => `[role=${role}]`,
  ),
  ...['switch', 'tab', 'textbox', 'treeitem'].map((role) => `[role=${role}]`),
].join(',');

interface Known {
  readonly selector: string;
  readonly text: string | undefined;
}

/** Runs in the page: describes each visible control of an unknown kind. */
function findUnknown({control, known}: {control: string; known: readonly Known[]}): string[] {
  const isKnown = (element: Element) =>
    known.some(
      ({selector, text}) =>
        element.matches(selector) &&
        (text === undefined || new RegExp(text, 'i').test(element.textContent.trim())),
    );
  const describe = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent.trim();
    const place = element.closest('nav, header, footer, [role=dialog], [data-search-ignore]');
    const where = place ? ` in ${place.getAttribute('aria-label') ?? place.tagName}` : '';
    return `${element.tagName.toLowerCase()} "${name.slice(0, 40)}"${where}`;
  };
  return [...document.querySelectorAll(control)]
    .filter((element) => element.checkVisibility() && !isKnown(element))
    .map(describe);
}

/** Returns descriptions of the visible controls whose kind is unknown. */
export function unknownControls(page: Page): Promise<string[]> {
  return page.evaluate(findUnknown, {
    control: anyControl,
    known: kinds.map(({selector, text}) => ({selector, text: text?.source})),
  });
}
