import {isApple} from './isApple';
import {isTypingTarget} from './isTypingTarget';

/**
 * Ctrl+K or Cmd+K. On Apple's keyboards, Ctrl+K keeps its own function, which is to cut a line.
 */
export const isToggleKey = ({key, ctrlKey, metaKey, altKey, shiftKey}: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' &&
  !altKey &&
  !shiftKey &&
  ctrlKey !== metaKey &&
  (metaKey || !isApple());

/** A slash outside of fields. */
export const isSlash = ({key, ctrlKey, metaKey, altKey, target}: KeyboardEvent): boolean =>
  key === '/' && !ctrlKey && !metaKey && !altKey && !isTypingTarget(target);

/** Whether a key press counts: nothing else has used it, and it is neither repeated nor composed. */
export const isNewPress = ({defaultPrevented, repeat, isComposing}: KeyboardEvent): boolean =>
  !defaultPrevented && !repeat && !isComposing;
