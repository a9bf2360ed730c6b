/** Selects the elements that can be clicked or have the focus. */
const controls = 'a, button, input, textarea, select, summary, [tabindex], [aria-haspopup=true]';

const controlsIn = (root: Element) => [...root.querySelectorAll<HTMLElement>(controls)];

/**
 * Prepares for elements that React does not hydrate but replaces, as it does if the browser has
 * translated their text. Without this, a click that is repeated on a replaced control would be
 * lost, and so would the focus.
 *
 * @returns a function to call after the replacement. The controls that replaced others then get
 * their clicks, keys and focus.
 */
export function followReplaced(root: Element): () => void {
  const before = controlsIn(root);
  let focused = document.activeElement;
  const onFocus = ({target}: Event) => {
    focused = target as Element;
  };
  // A link within the page, such as the one that skips to the content, takes the focus away.
  const onClick = ({target}: Event) => {
    if ((target as Element).closest('a')) {
      focused = null;
    }
  };
  root.addEventListener('focusin', onFocus);
  root.addEventListener('click', onClick);
  return () => {
    root.removeEventListener('focusin', onFocus);
    root.removeEventListener('click', onClick);
    const after = controlsIn(root);
    const replacementOf = (control: Element) => {
      const isLike = ({className}: Element) => className === control.className;
      const index = before.filter(isLike).findIndex((one) => one === control);
      return after.filter(isLike)[index];
    };
    for (const control of before.filter((one) => !one.isConnected)) {
      const replacement = replacementOf(control);
      const repeat = (event: Event, again: Event) => {
        // A link opens its page even if it is not in the document any more.
        event.preventDefault();
        replacement?.dispatchEvent(again);
      };
      control.addEventListener('click', (event) => repeat(event, new MouseEvent('click', event)));
      control.addEventListener('keydown', (event) =>
        repeat(event, new KeyboardEvent('keydown', event)),
      );
    }
    if (focused instanceof HTMLElement && document.activeElement === document.body) {
      (focused.isConnected ? focused : replacementOf(focused))?.focus({preventScroll: true});
    }
  };
}
