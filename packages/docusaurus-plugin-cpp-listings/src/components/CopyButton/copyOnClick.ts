/** How long the button shows the result, in milliseconds. */
const shownFor = 2000;

const timers = new WeakMap<Element, number>();

/** The code of the listing that an element is in. */
const codeAt = (element: Element) =>
  element.closest('[data-listing]')?.querySelector('pre > code')?.textContent.replace(/\n$/, '') ??
  '';

/** Shows a word in a button for a while. */
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
  // Read out is what comes of the press, and not the word that stands there before and after.
  button.ariaLive = 'polite';
  try {
    await navigator.clipboard.writeText(codeAt(button));
    say(button, copied);
  } catch {
    say(button, failed);
  }
}

/*
 * Copying needs no React: it works before the application has started, and in text that React
 * does not walk.
 */
if (typeof window !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-copied]');
    if (button) {
      void copy(button);
    }
  });
}
