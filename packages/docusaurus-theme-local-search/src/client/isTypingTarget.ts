/** Types of input that take no text, in which a key may be a shortcut. */
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

/** The part of an element that is read. */
interface TargetLike {
  readonly tagName?: string;
  readonly type?: string;
  readonly isContentEditable?: boolean;
}

/** Whether a key pressed on a target types text or chooses from a list. */
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
