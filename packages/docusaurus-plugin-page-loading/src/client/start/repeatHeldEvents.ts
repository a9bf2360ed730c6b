import {nextFrame} from '../nextFrame';
import {click, heldEvents} from './heldEvents';
import {typeText, type Field} from './typeText';

/** How many frames a control may take to put the focus into the field that it opens. */
const patience = 60;

/** The field that has the focus, once there is one. */
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

/** Whether a control with a shortcut, after which readers type: letters may come before its field. */
const opensField = (control: Element) => Boolean(control.getAttribute('data-needs-application'));

/** Holds a letter that is typed before those that are held already are in the field. */
function holdLetter(event: KeyboardEvent): void {
  const {key, ctrlKey, metaKey, altKey, isComposing} = event;
  if (key.length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing) {
    event.preventDefault();
    event.stopImmediatePropagation();
    heldEvents.events.push({typed: key});
  }
}

/** Repeats what was clicked and typed before the application could answer, in its order. */
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
