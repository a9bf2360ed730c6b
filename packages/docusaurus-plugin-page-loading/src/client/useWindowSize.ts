import {useCallback, useMemo, useSyncExternalStore} from 'react';

interface Options {
  /** The greatest width of a small window, in CSS pixels. */
  readonly desktopBreakpoint?: number;
}

/** Infima's. */
const defaultBreakpoint = 996;

/**
 * Whether the window is small, known when a component is first rendered. Takes the place of the
 * classic theme's hook, which says so in a second pass: a page that is opened on a phone would have
 * the table of contents of large windows, and be rendered once more without it.
 *
 * @returns `ssr` while the page that the server rendered is taken over.
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
