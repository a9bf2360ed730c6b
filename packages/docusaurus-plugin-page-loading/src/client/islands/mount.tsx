import {
  startTransition,
  useEffect,
  useLayoutEffect,
  type ComponentType,
  type ReactNode,
} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {whenIdle} from '../whenIdle';

interface Props {
  readonly onRendered: () => void;
  readonly onStarted: () => void;
  readonly children: ReactNode;
}

/**
 * Calls `onRendered` before the browser shows its children, and `onStarted` when they respond: React
 * runs their effects before the effects of this component.
 */
function Started({onRendered, onStarted, children}: Props): ReactNode {
  useLayoutEffect(onRendered, [onRendered]);
  useEffect(onStarted, [onStarted]);
  return children;
}

/** Selects what is kept or followed: markup that only the server rendered, and buttons. */
const kept = '[data-still], button:not([data-still] *)';

/**
 * Prepares for React replacing the elements of an island, as it does if the browser has translated
 * them.
 *
 * @returns a function to call after React has rendered the island. It puts the markup back that
 * only the server rendered. New buttons get the clicks on the old ones. The focus stays.
 */
function keepReplaced(element: Element): () => void {
  const find = () => element.querySelectorAll<HTMLElement>(kept);
  const before = find();
  const focused = document.activeElement as HTMLElement | null;
  return () =>
    find().forEach((now, index) => {
      const old = before[index];
      if (old && old !== now) {
        const hasFocus = old.contains(focused);
        if (now.localName === 'button') {
          old.onclick = () => now.click();
        } else {
          now.append(...old.childNodes);
        }
        if (hasFocus) {
          (focused?.isConnected ? focused : now).focus();
        }
      }
    });
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
    const onRendered = keepReplaced(element);
    startTransition(() => {
      // Unmounting waits, because React may be rendering the next page, which is more urgent.
      const end = () => void whenIdle().then(() => root.unmount());
      const onStarted = () => resolve(end);
      const root = hydrateRoot(
        element,
        <Started onRendered={onRendered} onStarted={onStarted}>
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
