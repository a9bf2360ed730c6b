import {nextFrame} from '../nextFrame';
import {click, heldEvents} from './heldEvents';
import {typeText, type Field} from './typeText';

/** How many frames a control may take to focus the field that it opens. */
const patience = 60;

/** Returns the focused field, as soon as there is one. */
async function focusedField(): Promise<Field | undefined> {
  for (let frame = 0; frame < patience; frame += 1) {
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

/** Holds a letter that is typed before the held letters are in the field. */
function holdLetter(event: KeyboardEvent): void {
  const {key, ctrlKey, metaKey, altKey, isComposing} = event;
  if (key.length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing) {
    event.preventDefault();
    event.stopImmediatePropagation();
    heldEvents.events.push({typed: key});
  }
}

/** Repeats, in order, the clicks and letters that came before the application could respond. */
export async function repeatHeldEvents(): Promise<void> {
  const {events} = heldEvents;
  heldEvents.release();
  addEventListener('keydown', holdLetter, true);
  let field: Field | undefined;
  for (let event = events.shift(); event; event = events.shift()) {
    if ('clicked' in event) {
      const {clicked} = event;
      click(clicked);
      field = events[0] || opensField(clicked) ? await focusedField() : undefined;
    } else if (field) {
      typeText(field, event.typed, field.selectionStart, field.selectionEnd);
    }
  }
  removeEventListener('keydown', holdLetter, true);
}
