import {proseAttribute} from '../../prose/proseFile';

/** Dispatched at a `details` when its content has been made. */
export const unfolded = 'unfolded';

const foldedIn = (details: Element) =>
  [...details.children].find(({tagName}) => tagName === 'NOSCRIPT');

/** The content that a `noscript` has as text, where scripts run. */
function contentOf(folded: Element): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = folded.textContent;
  return template.content;
}

/** Whether an element is React's to change: in an island, but for what the server wrote there. */
const isReacts = (element: Element) =>
  element.closest('[data-island]')?.hasAttribute('data-is-started') === true &&
  element.closest('[data-still]') === null;

/** Makes what is folded away in a `details`, which the server has written into a `noscript`. */
function unfold(details: Element): void {
  const folded = foldedIn(details);
  if (folded && !isReacts(details)) {
    folded.replaceWith(contentOf(folded));
    details.dispatchEvent(new Event(unfolded, {bubbles: true}));
  }
}

const allFolded = () => [
  ...document.querySelectorAll(`[${proseAttribute}] details:has(> noscript)`),
];

/** Opens what the address leads to, if it is folded away. */
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

/** Makes what the address asks for of what is folded away on the page that is shown. */
export function unfoldForAddress(): void {
  // What a query asks for, such as a step of a run, may be anywhere.
  if (window.location.search !== '') {
    allFolded().forEach(unfold);
  }
  unfoldTarget();
}

/** Makes what is folded away when readers unfold it. */
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
