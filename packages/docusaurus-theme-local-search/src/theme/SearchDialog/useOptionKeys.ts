import type {RefObject} from 'react';
import {isComposing} from '../../client/isComposing';
import type {ActiveOption} from './useActiveOption';
import {useFieldEvent} from './useFieldEvent';

/** Returns the position that an arrow key moves to; wraps around at both ends. */
const positionAfter = (key: string, active: number, count: number) =>
  (active + (key === 'ArrowDown' ? 1 : -1) + count) % count;

/**
 * Lets the keys of a field move through options and open the active one.
 *
 * @param count the number of options.
 * @param onEnter called on Enter if the field has text; with true if Ctrl or Cmd is pressed too.
 */
export function useOptionKeys(
  input: RefObject<HTMLInputElement | null>,
  {position, activate}: ActiveOption,
  count: number,
  onEnter: (inNewTab: boolean) => void,
): void {
  useFieldEvent(input, 'keydown', (event) => {
    const {key, ctrlKey, metaKey} = event;
    if (isComposing(event)) {
      return;
    }
    if ((key === 'ArrowDown' || key === 'ArrowUp') && count > 0) {
      event.preventDefault();
      activate(positionAfter(key, position, count));
    } else if (key === 'Enter' && input.current?.value.trim()) {
      event.preventDefault();
      onEnter(ctrlKey || metaKey);
    }
  });
}
