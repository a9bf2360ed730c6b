/** The first events of a reader who is about to use a page, and not only to read it. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focusin', 'input'] as const;

/** Selects controls, and what they have opened. */
const controls = '[data-control]';

/** Selects them, and the links that the browser itself follows. */
const controlsAndLinks = `${controls}, a[href]:not([aria-haspopup=true], [data-needs-application])`;

/** Whether an event needs nothing but a control or the browser. */
const needsNoApplication = ({type, target}: Event) =>
  target instanceof Element &&
  target.closest(type === 'pointerdown' ? controlsAndLinks : controls) !== null;

/** Whether an event is the press of a modifier key, which alone does nothing. */
const isModifier = (event: Event & Partial<KeyboardEvent>) =>
  event.getModifierState?.(event.key ?? '') === true;

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
    if (!needsNoApplication(event) && !isModifier(event) && !isAtRest(event)) {
      all.forEach((sign) => removeEventListener(sign, notice, true));
      act(event);
    }
  };
  all.forEach((sign) => addEventListener(sign, notice, {capture: true, passive: true}));
}
