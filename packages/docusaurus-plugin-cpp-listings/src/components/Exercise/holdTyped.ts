/** What a reader types for an editor that is still being fetched. */
export interface HeldText {
  /** Ends the holding and returns what was typed. */
  readonly take: () => string;
}

const isField = (element: Element) =>
  element.matches('input, textarea, select, [contenteditable=true]');

/**
 * Holds what is typed from now on, for an editor that takes the place of an element: as long as
 * the focus is there or nowhere.
 */
export function holdTyped(place: HTMLElement): HeldText {
  let text = '';
  const holding = new AbortController();
  const hold = (event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey, altKey} = event;
    const {activeElement} = document;
    if (!place.isConnected) {
      holding.abort();
      return;
    }
    const isForEditor =
      !activeElement ||
      activeElement === document.body ||
      (place.contains(activeElement) && !isField(activeElement));
    if (isForEditor && key.length === 1 && !ctrlKey && !metaKey && !altKey && !event.isComposing) {
      // Else a space would press the button again, and a letter may be a shortcut of the page.
      event.preventDefault();
      event.stopImmediatePropagation();
      text += key;
    }
  };
  addEventListener('keydown', hold, {capture: true, signal: holding.signal});
  return {
    take() {
      holding.abort();
      return text;
    },
  };
}
