import {nextFrame} from '../nextFrame';
import {typeText, type Field} from './typeText';
import {whenHydrated} from './whenHydrated';

/**
 * Selects the text fields that the application hydrates, but not those of islands and controls.
 */
const fields =
  ':is(textarea, input:not([type]), [type=text], [type=search]):not([data-island] *, [data-control] *)';

/** Frames after the start in which a component may still reset its field to the initial text. */
const maxFrames = 30;

/**
 * Keeps the text that readers type into fields while the application starts. The component of a
 * field does not know about it, and may reset the field when it is mounted, even in the middle of a
 * word.
 */
export async function preserveTypedText(): Promise<void> {
  const typed = new Map<Field, string>();
  const note = (field: Field) => typed.set(field, field.value);
  const restore = (field: Field) => {
    const text = typed.get(field);
    if (text !== undefined && text !== field.value) {
      typeText(field, text, 0, field.value.length);
      // The component may have changed the text.
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
  // The next letter must come after the restored letters.
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
  for (let frame = 0; frame < maxFrames; frame += 1) {
    await nextFrame();
    [...typed.keys()].forEach(restore);
  }
  removeEventListener('beforeinput', onBeforeInput, true);
  removeEventListener('input', onInput, true);
}
