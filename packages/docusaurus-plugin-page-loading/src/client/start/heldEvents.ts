import type {HeldEvents, HoldingWindow} from '../../inline/holdEvents';
import {nextFrame} from '../nextFrame';

const nothingHeld: HeldEvents = {events: [], release: () => undefined};

/** What the page's inline script has kept. */
export const heldEvents: HeldEvents = (window as HoldingWindow).heldEvents ?? nothingHeld;

/** A field that takes text. */
export type Field = HTMLInputElement | HTMLTextAreaElement;

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

/** Puts a text in place of a part of a field's own, and tells its component as typing does. */
export function typeText(field: Field, text: string, from: number | null, to: number | null): void {
  const end = field.value.length;
  field.setRangeText(text, from ?? end, to ?? end, 'end');
  field.dispatchEvent(
    new InputEvent('input', {bubbles: true, inputType: 'insertText', data: text}),
  );
}

/** Clicks an element as its reader did. */
export const click = (element: Element): void => (element as HTMLElement).click();

/** Repeats what was clicked and typed before the application could answer, in its order. */
export async function repeatHeldEvents(): Promise<void> {
  for (const event of heldEvents.events.splice(0, Infinity)) {
    if ('clicked' in event) {
      click(event.clicked);
    } else {
      const field = await focusedField();
      if (field) {
        typeText(field, event.typed, field.selectionStart, field.selectionEnd);
      }
    }
  }
}
