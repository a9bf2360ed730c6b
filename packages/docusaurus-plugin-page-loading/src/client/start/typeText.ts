/** A text field. */
export type Field = HTMLInputElement | HTMLTextAreaElement;

/** Replaces a part of a field's text, and notifies its component as typing does. */
export function typeText(field: Field, text: string, from: number | null, to: number | null): void {
  const end = field.value.length;
  field.setRangeText(text, from ?? end, to ?? end, 'end');
  field.dispatchEvent(
    new InputEvent('input', {bubbles: true, inputType: 'insertText', data: text}),
  );
}
