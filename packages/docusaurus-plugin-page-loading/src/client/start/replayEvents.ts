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

/** Replays, in order, the clicks and letters that came before the application could respond. */
export async function replayEvents(): Promise<void> {
  const {events} = eventQueue;
  eventQueue.release();
  addEventListener('keydown', queueLetter, true);
  let field: Field | undefined;
  for (let event = events.shift(); event; event = events.shift()) {
    if ('clicked' in event) {
      const {clicked} = event;
      click(clicked);
      field = events[0] || opensField(clicked) ? await focusedField() : undefined;
    } else if (field) {
      typeText(field, event.typed, field.selectionStart, field.selectionEnd);
    } else if (press(event.typed)) {
      field = await focusedField();
    }
  }
  removeEventListener('keydown', queueLetter, true);
}
