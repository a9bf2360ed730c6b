import {type RefObject, useLayoutEffect} from 'react';
import {useEvent} from '@docusaurus/theme-common';
import {isComposing} from '../../client/isComposing';

const inTabOrder = 'a[href], button, input';

/** Keeps the focus inside a box when the reader presses Tab. */
function wrapFocus(event: KeyboardEvent, box: HTMLElement): void {
  const stops = [...box.querySelectorAll<HTMLElement>(inTabOrder)].filter(
    ({tabIndex, offsetParent}) => tabIndex >= 0 && offsetParent !== null,
  );
  const [first, last] = [stops[0], stops.at(-1)];
  if (document.activeElement === (event.shiftKey ? first : last)) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}

/**
 * Shows an overlay above the page, focuses one of its fields and stops the page from scrolling.
 * Escape, or a click outside the overlay's content, closes it. When the overlay is removed, the
 * focus returns to where it was, unless the reader has navigated before: then the opened page sets
 * the focus.
 *
 * It is a popover, because a modal dialog would make the page behind it inert. The browser then
 * recomputes the style of every element, which takes a quarter of a second on a phone. Browsers
 * without popovers show it above the page through its style alone.
 */
export function useModal(
  overlay: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const close = useEvent(onClose);
  useLayoutEffect(() => {
    const element = overlay.current;
    if (!element) {
      return undefined;
    }
    const before = document.activeElement;
    const {href} = window.location;
    const root = document.documentElement;
    const {overflow, scrollbarGutter} = root.style;
    if (window.innerWidth > root.clientWidth) {
      // Prevents a layout shift of the page when the scroll bar disappears.
      root.style.scrollbarGutter = 'stable';
    }
    root.style.overflow = 'hidden';

    // A press that began inside, for example to select text, may end outside.
    let beganOutside = false;
    const onPointerDown = ({target}: PointerEvent) => {
      beganOutside = target === element;
    };
    const onClick = ({target}: MouseEvent) => {
      if (beganOutside && target === element) {
        close();
      }
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) {
        close();
      } else if (event.key === 'Tab') {
        wrapFocus(event, element);
      }
    };
    // From the browser's own controls, Tab would move the focus into the page.
    const onFocusIn = ({target}: FocusEvent) => {
      if (target instanceof Node && !element.contains(target)) {
        field.current?.focus();
      }
    };
    // A phone's Back gesture closes popovers.
    const onToggle = ({newState}: ToggleEvent) => {
      if (newState === 'closed') {
        close();
      }
    };
    // An on-screen keyboard covers the page without changing its height.
    const viewport = window.visualViewport;
    const leaveRoomForKeyboard = () => {
      const visible = viewport ? viewport.height * viewport.scale : Infinity;
      element.style.paddingBottom = `${Math.max(0, element.clientHeight - visible)}px`;
    };
    const listening = new AbortController();
    const {signal} = listening;
    element.addEventListener('pointerdown', onPointerDown, {signal});
    element.addEventListener('click', onClick, {signal});
    element.addEventListener('keydown', onKeyDown, {signal});
    element.addEventListener('toggle', onToggle, {signal});
    document.addEventListener('focusin', onFocusIn, {signal});
    viewport?.addEventListener('resize', leaveRoomForKeyboard, {signal});
    if ('showPopover' in element) {
      element.showPopover();
    }
    field.current?.focus();
    leaveRoomForKeyboard();

    return () => {
      listening.abort();
      root.style.overflow = overflow;
      root.style.scrollbarGutter = scrollbarGutter;
      if (before instanceof HTMLElement && window.location.href === href) {
        before.focus({preventScroll: true});
      }
    };
  }, [overlay, field, close]);
}
