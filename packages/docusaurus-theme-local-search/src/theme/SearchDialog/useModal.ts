import {type RefObject, useLayoutEffect} from 'react';
import {useEvent} from '@docusaurus/theme-common';
import {useSiteHistory} from '../../client/useSiteHistory';

const inTabOrder = 'a[href], button, input';

/** Keeps the Tab key among the elements of a box that it stops at. */
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
 * Shows an overlay above the page, with the focus in one of its fields; the page does not
 * scroll meanwhile. Escape, or a click outside what the overlay holds, closes it. When it
 * is taken away, the focus goes back to where it was, unless the reader goes somewhere: then
 * it is left to the page that is opened.
 *
 * It is a popover, not a modal dialog: to make the page behind inert, a browser computes
 * the style of every element again, which takes a phone a quarter of a second. Where there
 * are no popovers it stands above the page by its style alone.
 */
export function useModal(
  overlay: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const close = useEvent(onClose);
  const history = useSiteHistory();
  useLayoutEffect(() => {
    const element = overlay.current;
    if (!element) {
      return undefined;
    }
    const before = document.activeElement;
    const {location} = history;
    const root = document.documentElement;
    const {overflow, scrollbarGutter} = root.style;
    if (window.innerWidth > root.clientWidth) {
      // The page must not become wider behind the overlay.
      root.style.scrollbarGutter = 'stable';
    }
    root.style.overflow = 'hidden';

    // A press that began inside, to select text, may end outside.
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
      if (event.key === 'Escape' && !event.isComposing) {
        close();
      } else if (event.key === 'Tab') {
        wrapFocus(event, element);
      }
    };
    // From the browser's own controls, the Tab key leads to the page.
    const onFocusIn = ({target}: FocusEvent) => {
      if (target instanceof Node && !element.contains(target)) {
        field.current?.focus();
      }
    };
    // A phone's own way back closes popovers.
    const onToggle = ({newState}: ToggleEvent) => {
      if (newState === 'closed') {
        close();
      }
    };
    const listening = new AbortController();
    const {signal} = listening;
    element.addEventListener('pointerdown', onPointerDown, {signal});
    element.addEventListener('click', onClick, {signal});
    element.addEventListener('keydown', onKeyDown, {signal});
    element.addEventListener('toggle', onToggle, {signal});
    document.addEventListener('focusin', onFocusIn, {signal});
    if ('showPopover' in element) {
      element.showPopover();
    }
    field.current?.focus();

    return () => {
      listening.abort();
      root.style.overflow = overflow;
      root.style.scrollbarGutter = scrollbarGutter;
      if (before instanceof HTMLElement && history.location === location) {
        before.focus({preventScroll: true});
      }
    };
  }, [overlay, field, close, history]);
}
