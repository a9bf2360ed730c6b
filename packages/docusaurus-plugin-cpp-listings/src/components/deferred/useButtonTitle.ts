import {useSyncExternalStore} from 'react';

const never = () => () => undefined;

/**
 * Returns the title of a button of a listing or an exercise, because a page has several buttons
 * with the same label. The server renders no titles, to keep pages small.
 */
export default function useButtonTitle(file: string): string | undefined {
  return useSyncExternalStore(
    never,
    () => file.split('/').at(-1),
    () => undefined,
  );
}
