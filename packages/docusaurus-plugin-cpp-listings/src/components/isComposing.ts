/** The key code of a key press that an input method handles. */
const inputMethodKeyCode = 229;

/**
 * Whether a key press belongs to an input method. Safari ends the composition before the key press
 * that confirms it.
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- in Safari, nothing else tells
  event.isComposing || event.keyCode === inputMethodKeyCode;
