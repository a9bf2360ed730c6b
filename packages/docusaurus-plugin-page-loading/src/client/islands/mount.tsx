import {startTransition, useEffect, type ComponentType, type ReactNode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {whenIdle} from '../whenIdle';

interface Props {
  readonly onStarted: () => void;
  readonly children: ReactNode;
}

/** Tells when its children answer: their effects have run before its own. */
function Started({onStarted, children}: Props): ReactNode {
  useEffect(() => onStarted(), [onStarted]);
  return children;
}

/**
 * Makes a component of what the server has written of it.
 *
 * @returns what ends it, once it answers.
 * @throws Error of the component.
 */
export function mount(
  element: HTMLElement,
  Component: ComponentType<object>,
  props: object,
): Promise<() => void> {
  return new Promise((resolve, reject) => {
    startTransition(() => {
      // The reader waits for what takes its place, which React may be rendering.
      const end = () => void whenIdle().then(() => root.unmount());
      const onStarted = () => resolve(end);
      const root = hydrateRoot(
        element,
        <Started onStarted={onStarted}>
          <Component {...props} />
        </Started>,
        {
          onRecoverableError: (error) => console.error(error),
          onUncaughtError(error) {
            reject(error instanceof Error ? error : new Error(String(error)));
            reportError(error);
          },
        },
      );
    });
  });
}
