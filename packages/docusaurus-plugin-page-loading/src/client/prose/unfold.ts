import {proseAttribute} from '../../prose/proseFile';

/** Dispatched on a `details` when its content has been created. */
export const unfolded = 'unfolded';

const foldedIn = (details: Element) =>
  [...details.children].find(({tagName}) => tagName === 'NOSCRIPT');

/** Parses the content of a `noscript`, which is text where scripts run. */
function contentOf(folded: Element): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = folded.textContent;
  return template.content;
}

/**
 * Whether React controls an element: it does in a started island, except in markup that stays as
 * the server rendered it.
 */
const isOwnedByReact = (element: Element) =>
  element.closest('[data-island]')?.hasAttribute('data-is-started') === true &&
  element.closest('[data-still]') === null;

/** Creates the content of a closed `details`, which the server rendered into a `noscript`. */
function unfold(details: Element): void {
  const folded = foldedIn(details);
  if (folded && !isOwnedByReact(details)) {
    folded.replaceWith(contentOf(folded));
    details.dispatchEvent(new Event(unfolded, {bubbles: true}));
  }
}

const allFolded = () => [
  ...document.querySelectorAll(`[${proseAttribute}] details:has(> noscript)`),
];

/** Opens the closed `details` that contains the target of the address. */
function unfoldTarget(): void {
  const id = decodeURIComponent(window.location.hash.slice(1));
  if (id === '' || document.getElementById(id)) {
    return;
  }
  const around = allFolded().find((details) => {
    const folded = foldedIn(details);
    return folded && contentOf(folded).querySelector(`#${CSS.escape(id)}`) !== null;
  });
  if (around) {
    unfold(around);
    const target = document.getElementById(id);
    for (let at = target?.closest('details'); at; at = at.parentElement?.closest('details')) {
      at.open = true;
    }
    target?.scrollIntoView();
  }
}

/** Creates the closed content that the address of the page refers to. */
export function unfoldForAddress(): void {
  // The target of a query, such as a step of a run, may be anywhere.
  if (window.location.search !== '') {
    allFolded().forEach(unfold);
  }
  unfoldTarget();
}

/** Creates the content of a `details` when the reader opens it. */
export function unfoldOnUse(): void {
  document.addEventListener(
    'toggle',
    ({target}) => {
      if (
        target instanceof HTMLDetailsElement &&
        target.open &&
        target.closest(`[${proseAttribute}]`)
      ) {
        unfold(target);
      }
    },
    true,
  );
  window.addEventListener('beforeprint', () => allFolded().forEach(unfold));
  window.addEventListener('hashchange', unfoldTarget);
  unfoldForAddress();
}
