import {useSyncExternalStore} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

let current = ExecutionEnvironment.canUseDOM ? window.location.search : '';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Updates the query string; Docusaurus calls this after each navigation. */
export function onRouteDidUpdate({location}: {readonly location: {readonly search: string}}) {
  current = location.search;
  listeners.forEach((listener) => listener());
}

/**
 * Returns the query string of the page's address, also outside the React tree of Docusaurus. It is
 * empty on the server and during hydration.
 */
export const useSearchString = (): string =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => '',
  );
