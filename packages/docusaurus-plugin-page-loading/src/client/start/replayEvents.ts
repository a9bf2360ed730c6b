import type {QueuedEvent} from '../../inline/queueEvents';
import {nextFrame} from '../nextFrame';
import {click, eventQueue} from './eventQueue';
import {typeText, type Field} from './typeText';

/** How many frames a control may take to focus the field that it opens. */
const maxFrames = 60;

/** Returns the focused field, as soon as there is one. */
async function focusedField(): Promise<Field | undefined> {
  for (let frame = 0; frame < maxFrames; frame += 1) {
    const {activeElement} = document;
    if (activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement) {
      return activeElement;
    }
    await nextFrame();
  }
  return undefined;
}

/**
 * Whether a control has a shortcut that opens a field. Readers may type letters before the field is
 * there.
 */
const opensField = (control: Element) => Boolean(control.getAttribute('data-needs-application'));

/** Repeats a key outside of fields; returns whether the page used it, such as for a shortcut. */
function press(key: string): boolean {
  const event = new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true});
  return !(document.activeElement ?? document.body).dispatchEvent(event);
}

/** Queues a letter that is typed before the queued letters are in the field. */
function queueLetter(event: KeyboardEvent): void {
  const {key, ctrlKey, metaKey, altKey, isComposing, isTrusted} = event;
  if (isTrusted && key.length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing) {
    event.preventDefault();
    event.stopImmediatePropagation();
    eventQueue.events.push({typed: key});
  }
}

/**
 * Replays, in order, the clicks and letters that came before a control could respond.
 *
 * @param responds whether a control responds now. The first one that does not, and everything
 * after it, stays in the queue.
 */
export async function replayEvents(responds: (control: Element) => boolean): Promise<void> {
  const {events} = eventQueue;
  addEventListener('keydown', queueLetter, true);
  let field: Field | undefined;
  const canReplay = ({clicked}: QueuedEvent) => !clicked || responds(clicked);
  for (let event = events[0]; event && canReplay(event); event = events[0]) {
    events.shift();
    const {clicked, typed} = event;
    if (clicked) {
      click(clicked);
      field = events[0] || opensField(clicked) ? await focusedField() : undefined;
    } else if (field) {
      typeText(field, typed, field.selectionStart, field.selectionEnd);
    } else if (press(typed)) {
      field = await focusedField();
    }
  }
  removeEventListener('keydown', queueLetter, true);
}

/** Replays all events, and queues no more, because the application responds to everything. */
export function replayAllEvents(): Promise<void> {
  eventQueue.release();
  return replayEvents(() => true);
}
