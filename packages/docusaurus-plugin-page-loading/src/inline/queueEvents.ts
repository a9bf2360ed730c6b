/**
 * An event that came before the application could respond: a click, or a letter typed after a
 * click.
 */
export type QueuedEvent =
  | {readonly clicked: Element; readonly typed?: never}
  | {readonly typed: string; readonly clicked?: never};

/** The events that a page queues until the application has started. */
export interface EventQueue {
  readonly events: QueuedEvent[];
  /** Whether a control already responds; set by the script that starts the application. */
  works?: (control: Element) => boolean;
  /** Called after an event was queued; set by the script that starts the application. */
  onEvent?: () => void;
  /** Removes the listeners, so that the application gets all further events. */
  readonly release: () => void;
}

/** The window, where {@link queueEvents} stores the queue. */
export interface QueueingWindow extends Window {
  eventQueue?: EventQueue;
}

/**
 * Queues clicks on controls that need the application, shortcuts of such controls, and letters that
 * are typed after a shortcut, so that they can be replayed.
 *
 * The function is put into pages as text, before anything else, so it must not use anything outside
 * its own body.
 */
export function queueEvents(): void {
  const page = window as QueueingWindow;
  const events: QueuedEvent[] = [];
  const isForThisTab = (event: MouseEvent) =>
    event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const enqueue = (event: Event, queued: QueuedEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    events.push(queued);
    page.eventQueue?.onEvent?.();
  };
  const onClick = (event: MouseEvent) => {
    const clicked =
      event.target instanceof Element &&
      event.target.closest('button,[aria-haspopup=true],[data-needs-application]');
    if (clicked && isForThisTab(event) && !page.eventQueue?.works?.(clicked)) {
      enqueue(event, {clicked});
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const {key, ctrlKey, metaKey, altKey, target} = event;
    const isText = key.length === 1 && !ctrlKey && !metaKey && !altKey;
    const isInField =
      target instanceof HTMLElement &&
      (target.isContentEditable || /^(?:input|textarea|select)$/i.test(target.tagName));
    if (isInField || event.isComposing || event.repeat) {
      return;
    }
    if (isText && events[0]) {
      enqueue(event, {typed: key});
      return;
    }
    const shortcut = (ctrlKey ? 'Control+' : '') + (metaKey ? 'Meta+' : '') + key.toLowerCase();
    const clicked = document.querySelector(`[data-needs-application~=${JSON.stringify(shortcut)}]`);
    if (clicked && !altKey) {
      enqueue(event, {clicked});
    }
  };
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKeyDown, true);
  // Style sheets may show controls that would not work without this script.
  document.documentElement.dataset.holdsEvents = '';
  page.eventQueue = {
    events,
    release() {
      removeEventListener('click', onClick, true);
      removeEventListener('keydown', onKeyDown, true);
    },
  };
}
