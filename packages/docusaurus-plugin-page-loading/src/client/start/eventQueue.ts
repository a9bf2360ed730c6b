import type {EventQueue, QueueingWindow} from '../../inline/queueEvents';

const noEvents: EventQueue = {events: [], release: () => undefined};

/** The events that the page's inline script has queued. */
export const eventQueue: EventQueue = (window as QueueingWindow).eventQueue ?? noEvents;

/**
 * Repeats a reader's click on an element. A control that opens a dropdown responds only to the
 * Enter key.
 */
export function click(element: Element): void {
  if (element.matches('[aria-haspopup=true]')) {
    element.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
  } else {
    (element as HTMLElement).click();
  }
}
