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
    const clicked = (event: Event) => {
      const action = actionOf(event.target);
      if (action) {
        arrive(action);
      }
    };
    const focused = () => arrive();
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) {
          arrive();
        }
      },
      {rootMargin: fetchedAhead},
    );
    target.addEventListener('click', clicked);
    target.addEventListener('focusin', focused);
    if (!savesData()) {
      observer.observe(target);
    }
    return () => {
      target.removeEventListener('click', clicked);
      target.removeEventListener('focusin', focused);
      observer.disconnect();
    };
  }, [element, isOver]);
}
