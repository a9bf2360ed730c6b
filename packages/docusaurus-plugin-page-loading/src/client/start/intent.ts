/** The first events of a reader who is about to use a page, and not only to read it. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focusin', 'input'] as const;

/** Whether a press is on a link that the browser itself follows. */
const isOnLink = ({type, target}: Event) =>
  type === 'pointerdown' &&
  target instanceof Element &&
  target.closest('a[href]:not([aria-haspopup=true], [data-needs-application])') !== null;

/** Whether the page moves under a pointer at rest. Browsers send `pointermove` for that, too. */
const isAtRest = ({type, movementX, movementY}: Event & Partial<PointerEvent>) =>
  type === 'pointermove' && movementX === 0 && movementY === 0;

/**
 * Calls a function once, at the first sign that the reader is about to use the page.
 *
 * @param more further events that count as signs.
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
