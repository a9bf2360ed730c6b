import {useEffect, useEffectEvent, type RefObject} from 'react';
import {savesData} from '@site/src/plugins/local-search/client/savesData';
import {actionOf, type Action} from './actions';

/** What is this far below the view is fetched, so that it is there when it is reached. */
const fetchedAhead = '400px';

/**
 * Says when an element comes near the view, unless the reader saves data, and when
 * it is used, with the button that was pressed.
 */
export default function useArrival(
  element: RefObject<HTMLElement | null>,
  isOver: boolean,
  onArrival: (pressed?: Action) => void,
): void {
  const arrive = useEffectEvent(onArrival);
  useEffect(() => {
    const target = element.current;
    if (!target || isOver) {
      return undefined;
    }
    // What is put in the place of a button while it is held down would never be clicked.
    let isHeld = false;
    const held = () => {
      isHeld = true;
    };
    const clicked = (event: Event) => {
      isHeld = false;
      arrive(actionOf(event.target));
    };
    const focused = () => {
      if (!isHeld) {
        arrive();
      }
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) {
          arrive();
        }
      },
      {rootMargin: fetchedAhead},
    );
    target.addEventListener('pointerdown', held);
    target.addEventListener('click', clicked);
    target.addEventListener('focusin', focused);
    if (!savesData()) {
      observer.observe(target);
    }
    return () => {
      target.removeEventListener('pointerdown', held);
      target.removeEventListener('click', clicked);
      target.removeEventListener('focusin', focused);
      observer.disconnect();
    };
  }, [element, isOver]);
}
