import {startTransition, type ComponentType} from 'react';
import {hydrateRoot} from 'react-dom/client';

/**
 * Makes a component of what the server has written of it.
 *
 * @returns what ends it.
 */
export function mount(
  element: HTMLElement,
  Component: ComponentType<object>,
  props: object,
): () => void {
  let root: ReturnType<typeof hydrateRoot>;
  startTransition(() => {
    root = hydrateRoot(element, <Component {...props} />, {
      onRecoverableError: (error) => console.error(error),
    });
  });
  // Not while React renders what takes its place.
  return () => queueMicrotask(() => root.unmount());
}
