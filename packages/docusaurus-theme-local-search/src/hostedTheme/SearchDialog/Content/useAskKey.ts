import {type RefObject, useEffect} from 'react';
import {useEvent} from '@docusaurus/theme-common';
import {isComposing} from '../../../client/isComposing';

/** Calls back when the reader presses Shift+Enter in a field, before the field's other listeners. */
export function useAskKey(input: RefObject<HTMLInputElement | null>, onAsk: () => void): void {
  const onKeyDown = useEvent((event: KeyboardEvent) => {
    const {key, shiftKey, ctrlKey, metaKey, altKey, repeat} = event;
    if (key === 'Enter' && shiftKey && !ctrlKey && !metaKey && !altKey && !isComposing(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!repeat) {
        onAsk();
      }
    }
  });
  useEffect(() => {
    const field = input.current;
    field?.addEventListener('keydown', onKeyDown, {capture: true});
    return () => field?.removeEventListener('keydown', onKeyDown, {capture: true});
  }, [input, onKeyDown]);
}
