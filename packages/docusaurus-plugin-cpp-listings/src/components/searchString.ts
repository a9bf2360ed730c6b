import {useSyncExternalStore} from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

let current = ExecutionEnvironment.canUseDOM ? window.location.search : '';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows the address; Docusaurus calls this. */
export function onRouteDidUpdate({location}: {readonly location: {readonly search: string}}) {
  current = location.search;
  listeners.forEach((listener) => listener());
}

/**
 * Returns the query string of the page's address, also outside of Docusaurus' tree; while the page
 * is the server's, it is empty.
 */
export const useSearchString = (): string =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => '',
  );
