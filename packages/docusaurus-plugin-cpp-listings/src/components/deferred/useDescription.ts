import {useSyncExternalStore} from 'react';

const never = () => () => undefined;

/**
 * Returns what a button of a listing or an exercise is about, as its title: a page has several of one
 * name. What the server writes has none, which would make each page larger.
 */
export default function useDescription(file: string): string | undefined {
  return useSyncExternalStore(
    never,
    () => file.split('/').at(-1),
    () => undefined,
  );
}
