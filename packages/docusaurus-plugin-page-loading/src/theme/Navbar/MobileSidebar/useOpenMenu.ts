import {useEffect} from 'react';
import {useEvent} from '@docusaurus/theme-common';
import {addMenuEntry, removeMenuEntry} from '../../../client/menuEntry';
import {useSiteHistory} from '../../../client/prose/useSiteHistory';

const inTabOrder = 'a[href], button';

/** Keeps the focus in the menu when the reader presses Tab. */
function wrapFocus(event: KeyboardEvent, menu: Element): void {
  const stops = [...menu.querySelectorAll<HTMLElement>(inTabOrder)].filter(
    (stop) => stop.tabIndex >= 0 && stop.offsetParent !== null && !stop.closest('[inert]'),
  );
  const [first, last] = [stops[0], stops.at(-1)];
  if (document.activeElement === (event.shiftKey ? first : last)) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}

/** The router's history. Its functions do not need `this`, so one can replace another. */
interface SiteHistory {
  readonly location: unknown;
  push: unknown;
  readonly replace: unknown;
}

/**
 * Makes the menu of narrow screens a modal dialog while it is open. Escape and the back button
 * close it, the Tab key stays in it, and the focus moves into it and back.
 *
 * The page behind it is not `inert`. Browsers would recompute the style of every element when the
 * menu opens and when it closes, which takes half a second on a phone.
 */
export function useOpenMenu(isOpen: boolean, onClose: () => void): void {
  const history: SiteHistory = useSiteHistory();
  const close = useEvent(onClose);
  useEffect(() => {
    const menu = document.querySelector('.navbar .navbar-sidebar');
    if (!isOpen || !menu) {
      return undefined;
    }
    const {location, push} = history;
    const name = menu.parentElement?.ariaLabel ?? '';
    Object.assign(menu, {role: 'dialog', ariaModal: 'true', ariaLabel: name});
    const enter = () => {
      menu.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus({preventScroll: true});
    };
    const isBehind = (target: EventTarget | null) =>
      target instanceof Element && !target.closest('.navbar-sidebar');
    const listening = new AbortController();
    const {signal} = listening;
    // The focus may be in the first menu, which is replaced by this one. A menu that was closed
    // before is still hidden in the first frame and cannot take the focus.
    const enterOnceVisible = () => {
      if (!signal.aborted && isBehind(document.activeElement)) {
        enter();
        requestAnimationFrame(enterOnceVisible);
      }
    };
    enterOnceVisible();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) {
        close();
      } else if (event.key === 'Tab') {
        wrapFocus(event, menu);
      }
    };
    // The Tab key leads from the browser's own controls to the page.
    const onFocusIn = ({target}: FocusEvent) => {
      if (isBehind(target)) {
        enter();
      }
    };
    // The button that leads from the docs to the main menu becomes inert with the docs.
    const onClick = ({target}: Event) => {
      if (!(target instanceof Element) || !target.matches('.navbar-sidebar__back')) {
        return;
      }
      requestAnimationFrame(() => {
        // The first menu may have given the focus to another control in the meantime.
        const {activeElement} = document;
        if (isBehind(activeElement) || activeElement?.closest('[inert]')) {
          menu
            .querySelector<HTMLElement>('.navbar-sidebar__item:not([inert]) a')
            ?.focus({preventScroll: true});
        }
      });
    };
    menu.addEventListener('click', onClick, {signal});
    document.addEventListener('keydown', onKeyDown, {signal});
    document.addEventListener('focusin', onFocusIn, {signal});
    addMenuEntry();
    // A link of the menu replaces the entry. Otherwise going back would return to the open menu.
    history.push = history.replace;

    return () => {
      listening.abort();
      history.push = push;
      removeMenuEntry();
      if (history.location === location) {
        document.querySelector<HTMLElement>('.navbar__toggle')?.focus({preventScroll: true});
      }
    };
  }, [isOpen, close, history]);
}
