/** What a reader does first who is about to use a page, and not only to read it. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focusin', 'input'] as const;

/** Whether a press is on a link that the browser follows by itself. */
const isOnLink = ({type, target}: Event) =>
  type === 'pointerdown' &&
  target instanceof Element &&
  target.closest('a[href]:not([aria-haspopup=true], [data-needs-application])') !== null;

/** Whether it is the page that moves under a pointer at rest, of which browsers tell so too. */
const isAtRest = (event: Event) =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0;

/**
 * Calls a function once, with the first sign that the reader is about to use the page.
 *
 * @param more events that are signs, too.
 */
export function onIntent(act: (sign: Event) => void, ...more: readonly string[]): void {
  const all = [...signs, ...more];
  const notice = (event: Event) => {
    if (!isOnLink(event) && !isAtRest(event)) {
      all.forEach((sign) => removeEventListener(sign, notice, true));
      act(event);
    }
  };
  all.forEach((sign) => addEventListener(sign, notice, {capture: true, passive: true}));
}
