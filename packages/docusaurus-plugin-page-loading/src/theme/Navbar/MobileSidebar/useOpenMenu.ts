import {useEffect} from 'react';
import {useEvent} from '@docusaurus/theme-common';
import {useSiteHistory} from '../../../client/prose/useSiteHistory';

const inTabOrder = 'a[href], button';

/** Keeps the Tab key among the elements of the menu that it stops at. */
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

/** The router's history, whose functions need no `this`: one may take the place of another. */
interface SiteHistory {
  readonly location: unknown;
  push: unknown;
  readonly replace: unknown;
}

/** The state of the entry of an open menu in the browser's history. */
interface EntryState {
  readonly isMenu?: boolean;
}

const stateOfEntry = () => window.history.state as EntryState | null;

/**
 * Adds an entry for the open menu: the way back from a page that was loaded as a document is the
 * browser's, and would leave the page. It has the key of the page's own entry, so the router, which
 * closes the menu when the reader goes back, has nothing to undo.
 */
function addEntry(): void {
  window.history.pushState({...stateOfEntry(), isMenu: true}, '');
}

/** Takes the entry away unless the reader has left it. The router would scroll to the top. */
function removeEntry(): void {
  if (stateOfEntry()?.isMenu) {
    const hide = (event: Event) => event.stopImmediatePropagation();
    addEventListener('popstate', hide, {capture: true, once: true});
    window.history.back();
  }
}

/**
 * Makes the menu of narrow screens a modal dialog while it is open: Escape and the way back close
 * it, the Tab key stays in it, and the focus goes into it and back.
 *
 * What is behind it is not `inert`: browsers would compute the style of every element again, which
 * takes a phone half a second, both when it is opened and when it is closed.
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
    // It may be in the menu that was there before the application, which is handed over. One that
    // was closed takes no focus in the first frame, in which it is still hidden.
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
    // From the browser's own controls, the Tab key leads to the page.
    const onFocusIn = ({target}: FocusEvent) => {
      if (isBehind(target)) {
        enter();
      }
    };
    document.addEventListener('keydown', onKeyDown, {signal});
    document.addEventListener('focusin', onFocusIn, {signal});
    addEntry();
    // A link of the menu takes the place of the entry, which the reader would go back to.
    history.push = history.replace;

    return () => {
      listening.abort();
      history.push = push;
      removeEntry();
      if (history.location === location) {
        document.querySelector<HTMLElement>('.navbar__toggle')?.focus({preventScroll: true});
      }
    };
  }, [isOpen, close, history]);
}
