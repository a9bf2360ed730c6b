import {useEffect, type RefObject} from 'react';
import {useEvent} from '@docusaurus/theme-common';
import {prefersReducedData} from './prefersReducedData';

/**
 * The distance below the viewport at which panels are fetched, so that
 * they are ready when the reader reaches them.
 */
const prefetchMargin = '400px';

/**
 * Calls a function when an element comes near the viewport, unless the reader saves data. Also
 * calls it when the reader uses the element, with the clicked button.
 */
export default function useActivation(
  element: RefObject<HTMLElement | null>,
  isOver: boolean,
  onActivate: (clicked?: HTMLButtonElement) => void,
): void {
  const activate = useEvent(onActivate);
  useEffect(() => {
    const target = element.current;
    if (!target || isOver) {
      return undefined;
    }
    // If a panel replaced a button during the press, the browser would dispatch no click.
    let isPressed = false;
    const onPress = () => {
      isPressed = true;
    };
    // A touch that scrolls ends without a click, and so does a press that is released elsewhere.
    const onCancel = () => {
      isPressed = false;
    };
    const onClick = (event: Event) => {
      isPressed = false;
      const clicked = (event.target as Element).closest('button') ?? undefined;
      if (clicked) {
        // The form of a static preview would load the page again.
        event.preventDefault();
      }
      activate(clicked);
    };
    const onFocus = ({target: focused}: FocusEvent) => {
      // A reader may want to pass by the button of a failure; only a press retries.
      if (!isPressed && (focused as HTMLButtonElement).name !== 'retry') {
        activate();
      }
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) {
          activate();
        }
      },
      {rootMargin: prefetchMargin},
    );
    const listening = new AbortController();
    const {signal} = listening;
    target.addEventListener('pointerdown', onPress, {signal});
    target.addEventListener('pointercancel', onCancel, {signal});
    // Not `pointerleave`, which a finger also causes before its click.
    target.addEventListener('mouseleave', onCancel, {signal});
    target.addEventListener('click', onClick, {signal});
    target.addEventListener('focusin', onFocus, {signal});
    if (!prefersReducedData()) {
      observer.observe(target);
    }
    return () => {
      listening.abort();
      observer.disconnect();
    };
  }, [element, isOver, activate]);
}
