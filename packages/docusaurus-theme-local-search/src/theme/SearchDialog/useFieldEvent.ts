import {type RefObject, useEffect} from 'react';
import {useEvent} from '@docusaurus/theme-common';

/**
 * Adds an event listener to a text field that another component has rendered. It runs before
 * those of React.
 */
export function useFieldEvent<Type extends 'keydown' | 'input'>(
  input: RefObject<HTMLInputElement | null>,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
): void {
  const onEvent = useEvent(listener);
  useEffect(() => {
    const field = input.current;
    field?.addEventListener(type, onEvent);
    return () => field?.removeEventListener(type, onEvent);
  }, [input, type, onEvent]);
}
