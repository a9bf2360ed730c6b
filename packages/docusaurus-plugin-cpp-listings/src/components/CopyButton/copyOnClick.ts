/** The number of milliseconds for which the button shows the result. */
const shownFor = 2000;

const timers = new WeakMap<Element, number>();

/** Returns the code of the listing that contains an element. */
const codeAt = (element: Element) =>
  element.closest('[data-listing]')?.querySelector('pre > code')?.textContent.replace(/\n$/, '') ??
  '';

/** Shows a word in a button for a short time. */
function say(button: HTMLElement, word = ''): void {
  button.dataset.ready ??= button.textContent;
  button.textContent = word;
  window.clearTimeout(timers.get(button));
  timers.set(
    button,
    window.setTimeout(() => {
      button.ariaLive = 'off';
      button.textContent = button.dataset.ready ?? '';
    }, shownFor),
  );
}

async function copy(button: HTMLElement): Promise<void> {
  const {copied, failed} = button.dataset;
  // Screen readers announce the result of the press, but not the label before and after it.
  button.ariaLive = 'polite';
  try {
    await navigator.clipboard.writeText(codeAt(button));
    say(button, copied);
  } catch {
    say(button, failed);
  }
}

/*
 * Copying does not need React, so it works before the application has started, and in static text
 * that React does not hydrate.
 */
if (typeof window !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-copied]');
    if (button) {
      void copy(button);
    }
  });
}
