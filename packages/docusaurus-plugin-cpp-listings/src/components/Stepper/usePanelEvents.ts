import {useEffect, type RefObject} from 'react';
import {useEvent} from '@docusaurus/theme-common';
import type {Watched} from './watched';
import type {Action} from '../controls/actions';

const keys: Readonly<Partial<Record<string, Action>>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'first',
  End: 'last',
  ' ': 'play',
};

/**
 * The shortest swipe, in pixels. A shorter movement is a tap; a more vertical one scrolls the page.
 */
const minSwipe = 40;

/** Returns whether an element of a panel uses a key itself: a field, or an element that scrolls. */
function takesKey(target: Element, panel: Element | null, action: Action): boolean {
  const scroller = target.closest('pre, details');
  // A figure that is wider than its place scrolls with all keys but the space bar.
  const scrolls =
    action !== 'play' && target.matches('[data-figure]') && target.scrollWidth > target.clientWidth;
  // A `details` element around the panel does not use any keys.
  return (
    scrolls || target.matches('input, textarea, select') || (panel?.contains(scroller) ?? false)
  );
}

/** Callbacks for keys, swipes and clicks outside the buttons of a panel. */
export interface PanelEvents {
  readonly onAct: (action: Action) => void;
  readonly onCell?: (watched: Watched) => void;
  readonly onVariable?: (name: string) => void;
}

interface Touched {
  readonly x: number;
  readonly y: number;
  readonly scrolled: number;
}

/**
 * Handles keys, swipes and clicks on cells and variables at the panel, so that a thousand cells
 * need no event listeners of their own. The figure has none either, because it is absent in a run
 * without arrays.
 */
export default function usePanelEvents(
  panel: RefObject<HTMLElement | null>,
  {onAct, onCell, onVariable}: PanelEvents,
): void {
  const press = useEvent((event: KeyboardEvent) => {
    const action = keys[event.key];
    const target = event.target as Element;
    const isButton = target.closest('button, summary') !== null;
    if (
      action === undefined ||
      takesKey(target, panel.current, action) ||
      (action === 'play' && isButton) ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey
    ) {
      return;
    }
    event.preventDefault();
    onAct(action);
  });
  const click = useEvent((event: MouseEvent) => {
    const target = event.target as Element;
    const [id, index] = (target.closest<SVGElement>('[data-cell]')?.dataset.cell ?? '').split(' ');
    const name = target.closest<HTMLElement>('[data-variable]')?.dataset.variable;
    if (id && index) {
      onCell?.({kind: 'cell', id: Number(id), index: Number(index)});
    } else if (name) {
      onVariable?.(name);
    }
  });
  const swipe = useEvent((from: Touched, to: Touched) => {
    const across = to.x - from.x;
    const isSwipe = Math.abs(across) >= minSwipe && Math.abs(across) > 2 * Math.abs(to.y - from.y);
    // If the figure scrolled under the finger, the reader meant to scroll.
    if (isSwipe && from.scrolled === to.scrolled) {
      onAct(across < 0 ? 'forward' : 'back');
    }
  });

  useEffect(() => {
    const element = panel.current;
    let start: Touched | undefined;
    const at = ({target, changedTouches: [touch]}: TouchEvent): Touched | undefined => {
      const figure = target instanceof Element ? target.closest('[data-figure]') : null;
      return touch && figure
        ? {x: touch.clientX, y: touch.clientY, scrolled: figure.scrollLeft}
        : undefined;
    };
    const touchStart = (touch: TouchEvent) => {
      start = touch.touches.length === 1 ? at(touch) : undefined;
    };
    const touchEnd = (touch: TouchEvent) => {
      const end = at(touch);
      if (start && end) {
        swipe(start, end);
      }
      start = undefined;
    };
    const listening = new AbortController();
    const {signal} = listening;
    element?.addEventListener('keydown', press, {signal});
    element?.addEventListener('click', click, {signal});
    element?.addEventListener('touchstart', touchStart, {signal, passive: true});
    element?.addEventListener('touchend', touchEnd, {signal, passive: true});
    return () => listening.abort();
  }, [panel, press, click, swipe]);
}
