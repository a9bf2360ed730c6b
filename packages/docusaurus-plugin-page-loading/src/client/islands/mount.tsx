import {startTransition, useEffect, type ComponentType, type ReactNode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {whenIdle} from '../whenIdle';

interface Props {
  readonly onStarted: () => void;
  readonly children: ReactNode;
}

/**
 * Calls `onStarted` when its children respond: React runs their effects before the effect of this
 * component.
 */
function Started({onStarted, children}: Props): ReactNode {
  useEffect(() => onStarted(), [onStarted]);
  return children;
}

/**
 * Hydrates a component from the HTML that the server rendered.
 *
 * @returns a function that unmounts the component; resolves once the component responds.
 * @throws Error of the component.
 */
export function mount(
  element: HTMLElement,
  Component: ComponentType<object>,
  props: object,
): Promise<() => void> {
  return new Promise((resolve, reject) => {
    startTransition(() => {
      // Unmounting waits, because React may be rendering the next page, which is more urgent.
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
