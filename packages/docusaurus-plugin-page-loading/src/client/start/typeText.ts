/** A field that takes text. */
export type Field = HTMLInputElement | HTMLTextAreaElement;

/** Puts a text in place of a part of a field's own, and tells its component as typing does. */
export function typeText(field: Field, text: string, from: number | null, to: number | null): void {
  const end = field.value.length;
  field.setRangeText(text, from ?? end, to ?? end, 'end');
  field.dispatchEvent(
    new InputEvent('input', {bubbles: true, inputType: 'insertText', data: text}),
  );
}
