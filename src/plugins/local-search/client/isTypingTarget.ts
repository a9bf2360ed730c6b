/** Kinds of input that take no text; a key that is pressed in one is free for a shortcut. */
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

/** What is read of an element; all that tests need to make up. */
interface TargetLike {
  readonly tagName?: string;
  readonly type?: string;
  readonly isContentEditable?: boolean;
}

/** Whether a key that is pressed on that target is text, or chooses from a list. */
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
