import type {QueuedEvents, QueueingWindow} from '../../inline/queueEvents';

const noEvents: QueuedEvents = {events: [], release: () => undefined};

/** The events that the page's inline script has queued. */
export const queuedEvents: QueuedEvents = (window as QueueingWindow).queuedEvents ?? noEvents;

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
