import {useEffect, useEffectEvent, type RefObject} from 'react';
import type {Followed} from '@site/src/plugins/listings/client/follow';
import type {Action} from './actions';

const keys: Readonly<Partial<Record<string, Action>>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'first',
  End: 'last',
  ' ': 'play',
};

/** A shorter movement is a tap, a more upright one scrolls the page. */
const shortestSwipe = 40;

/** Fields, and what scrolls by the same keys. */
const takesKeys = (target: Element) =>
  target.matches('input, textarea, select') || target.closest('pre, details') !== null;

/** What is done to a panel other than by its buttons. */
export interface PanelEvents {
  readonly onAct: (action: Action) => void;
  readonly onCell: (followed: Followed) => void;
  readonly onVariable: (name: string) => void;
}

interface Touched {
  readonly x: number;
  readonly y: number;
  readonly scrolled: number;
}

/**
 * Keys, swipes and clicks on cells and variables, heard at the panel: a thousand
 * cells need no handler of their own.
 */
export default function usePanelEvents(
  panel: RefObject<HTMLElement | null>,
  {onAct, onCell, onVariable}: PanelEvents,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = keys[event.key];
    const target = event.target as Element;
    const isButton = target.closest('button, summary') !== null;
    if (
      action === undefined ||
      takesKeys(target) ||
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
  const click = useEffectEvent((event: MouseEvent) => {
    const target = event.target as Element;
    const [id, index] = (target.closest<SVGElement>('[data-cell]')?.dataset.cell ?? '').split(' ');
    const name = target.closest<HTMLElement>('[data-variable]')?.dataset.variable;
    if (id && index) {
      onCell({kind: 'cell', id: Number(id), index: Number(index)});
    } else if (name) {
      onVariable(name);
    }
  });
  const swipe = useEffectEvent((from: Touched, to: Touched) => {
    const across = to.x - from.x;
    const isSwipe =
      Math.abs(across) >= shortestSwipe && Math.abs(across) > 2 * Math.abs(to.y - from.y);
    // Where the figure scrolled under the finger, that was what was meant.
    if (isSwipe && from.scrolled === to.scrolled) {
      onAct(across < 0 ? 'forward' : 'back');
    }
  });

  useEffect(() => {
    const element = panel.current;
    const figure = element?.querySelector('[data-figure]');
    let start: Touched | undefined;
    const at = ({changedTouches: [touch]}: TouchEvent): Touched | undefined =>
      touch && {x: touch.clientX, y: touch.clientY, scrolled: figure?.scrollLeft ?? 0};
    const touchStart = (event: Event) => {
      const touch = event as TouchEvent;
      start = touch.touches.length === 1 ? at(touch) : undefined;
    };
    const touchEnd = (event: Event) => {
      const end = at(event as TouchEvent);
      if (start && end) {
        swipe(start, end);
      }
      start = undefined;
    };
    const keyDown = (event: KeyboardEvent) => press(event);
    const clicked = (event: MouseEvent) => click(event);
    element?.addEventListener('keydown', keyDown);
    element?.addEventListener('click', clicked);
    figure?.addEventListener('touchstart', touchStart, {passive: true});
    figure?.addEventListener('touchend', touchEnd, {passive: true});
    return () => {
      element?.removeEventListener('keydown', keyDown);
      element?.removeEventListener('click', clicked);
      figure?.removeEventListener('touchstart', touchStart);
      figure?.removeEventListener('touchend', touchEnd);
    };
  }, [panel]);
}
