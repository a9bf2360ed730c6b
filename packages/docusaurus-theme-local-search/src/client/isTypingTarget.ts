/** Input types that take no text, so that a key press in them may be a shortcut. */
const textless = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]);

/** The properties of an element that are read. */
interface TargetLike {
  readonly tagName?: string;
  readonly type?: string;
  readonly isContentEditable?: boolean;
}

/** Whether a key pressed in a target types text or selects from a list. */
export function isTypingTarget(target: EventTarget | TargetLike | null): boolean {
  const {tagName = '', type = '', isContentEditable = false} = (target ?? {}) as TargetLike;
  switch (tagName.toUpperCase()) {
    case 'INPUT':
      return !textless.has(type);
    case 'SELECT':
    case 'TEXTAREA':
      return true;
    default:
      return isContentEditable;
  }
}
