import {useCallback, useMemo, useSyncExternalStore} from 'react';

interface Options {
  /** The largest width of a small window, in CSS pixels. */
  readonly desktopBreakpoint?: number;
}

/** The breakpoint of Infima. */
const defaultBreakpoint = 996;

/**
 * Returns whether the window is small, at the first render of a component. It replaces the classic
 * theme's hook, which needs a second render. With that hook, a page opened on a phone would first
 * render the table of contents of large windows and then render again without it.
 *
 * @returns `ssr` during hydration.
 */
export function useWindowSize({desktopBreakpoint = defaultBreakpoint}: Options = {}) {
  const query = useMemo(
    () => matchMedia(`(max-width: ${desktopBreakpoint}px)`),
    [desktopBreakpoint],
  );
  const subscribe = useCallback(
    (listener: () => void) => {
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => (query.matches ? 'mobile' : 'desktop'),
    () => 'ssr',
  );
}
