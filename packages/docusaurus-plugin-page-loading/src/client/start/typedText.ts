import {nextFrame} from '../nextFrame';
import {typeText, type Field} from './typeText';
import {whenHydrated} from './whenHydrated';

/** Fields of text that the application takes over; those of islands are the islands'. */
const fields = ':is(textarea, input:not([type]), [type=text], [type=search]):not([data-island] *)';

/** Frames after the start in which a component may still set its field back to what it began with. */
const patience = 30;

/**
 * Keeps what readers type into fields while the application starts: the component of a field does
 * not know of it, and may set the field back when it is mounted, even in the middle of a word.
 */
export async function keepTypedText(): Promise<void> {
  const typed = new Map<Field, string>();
  const note = (field: Field) => typed.set(field, field.value);
  const restore = (field: Field) => {
    const text = typed.get(field);
    if (text !== undefined && text !== field.value) {
      typeText(field, text, 0, field.value.length);
      // What its component makes of it.
      note(field);
    }
  };
  const on =
    (act: (field: Field) => void) =>
    ({target}: Event) => {
      if (target instanceof Element && target.matches(fields)) {
        act(target as Field);
      }
    };
  // The next letter is to come after those before it.
  const onBeforeInput = on(restore);
  const onInput = on(note);
  for (const field of document.querySelectorAll<Field>(fields)) {
    if (field.value !== field.defaultValue) {
      note(field);
    }
  }
  addEventListener('beforeinput', onBeforeInput, true);
  addEventListener('input', onInput, true);
  await whenHydrated();
  for (let frame = 0; frame < patience; frame += 1) {
    await nextFrame();
    [...typed.keys()].forEach(restore);
  }
  removeEventListener('beforeinput', onBeforeInput, true);
  removeEventListener('input', onInput, true);
}
