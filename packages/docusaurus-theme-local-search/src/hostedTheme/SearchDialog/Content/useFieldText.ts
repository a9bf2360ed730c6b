import {type RefObject, useCallback, useSyncExternalStore} from 'react';

/**
 * Returns the text of a field that another component has rendered, including text that was typed
 * before this hook ran.
 */
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
