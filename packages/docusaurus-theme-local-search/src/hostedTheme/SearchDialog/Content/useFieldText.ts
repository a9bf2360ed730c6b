import {type RefObject, useCallback, useSyncExternalStore} from 'react';

/** Returns what is in a text field that another component has rendered, however early it was typed. */
export function useFieldText(input: RefObject<HTMLInputElement | null>): string {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const field = input.current;
      field?.addEventListener('input', onChange);
      return () => field?.removeEventListener('input', onChange);
    },
    [input],
  );
  return useSyncExternalStore(
    subscribe,
    () => input.current?.value ?? '',
    () => '',
  );
}
