import {useEffect, useRef, useState, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import type {Action} from '../controls/actions';
import useActivation from './useActivation';

/** Makes a panel of what was fetched and of what the reader did until then. */
type PanelMaker<Loaded> = (wrapper: HTMLElement, pressed: Action | undefined) => Loaded;

export interface Options<Loaded> {
  /** Fetches the panel's code and data. */
  readonly fetchPanel: () => Promise<PanelMaker<Loaded>>;
  /** Whether the panel also loads when it comes near the view or is used. */
  readonly isAutomatic?: boolean;
  /** A selector of what gets the focus where nothing in the panel had it. */
  readonly firstFocus?: string;
}

/** A panel whose code and data are fetched once, when they are wanted. */
export interface DeferredPanel<Loaded> {
  /** Belongs to the element that the panel is put into. */
  readonly wrapper: RefObject<HTMLDivElement | null>;
  /** Absent until the panel is there. */
  readonly loaded: Loaded | undefined;
  readonly status: 'idle' | 'loading' | 'failed' | 'loaded';
  /** Fetches the panel unless that was done; tries again after a failure. */
  readonly load: () => Promise<void>;
}

/** A selector that leads to the same button or field in the panel that takes its place. */
function selectorOf(element: Element | null): string | undefined {
  const attribute = ['data-action', 'data-field', 'name'].find((name) =>
    element?.hasAttribute(name),
  );
  return attribute && `[${attribute}="${CSS.escape(element?.getAttribute(attribute) ?? '')}"]`;
}

/** Puts a panel into the place of what the server wrote, and keeps the focus where it was. */
export default function useDeferredPanel<Loaded>({
  fetchPanel,
  isAutomatic = false,
  firstFocus,
}: Options<Loaded>): DeferredPanel<Loaded> {
  const wrapper = useRef<HTMLDivElement>(null);
  const pressed = useRef<Action>(undefined);
  const focus = useRef<string>(undefined);
  const isUnderWay = useRef(false);
  const [loaded, setLoaded] = useState<Loaded>();
  const [status, setStatus] = useState<DeferredPanel<Loaded>['status']>('idle');

  const load = async (action?: Action) => {
    pressed.current = action ?? pressed.current;
    if (isUnderWay.current) {
      return;
    }
    isUnderWay.current = true;
    setStatus('loading');
    try {
      const makePanel = await fetchPanel();
      const element = wrapper.current;
      if (!element) {
        return;
      }
      focus.current = element.contains(document.activeElement)
        ? selectorOf(document.activeElement)
        : undefined;
      const panel = makePanel(element, pressed.current);
      // At once, or what is typed until then would be lost.
      flushSync(() => {
        setLoaded(panel);
        setStatus('loaded');
      });
    } catch {
      isUnderWay.current = false;
      setStatus('failed');
    }
  };
  useActivation(wrapper, !isAutomatic || status === 'loaded', (action) => void load(action));

  useEffect(() => {
    const selector = focus.current ?? firstFocus;
    if (status === 'loaded' && selector !== undefined) {
      wrapper.current?.querySelector<HTMLElement>(selector)?.focus({preventScroll: true});
    }
  }, [status, firstFocus]);

  return {wrapper, loaded, status, load: () => load()};
}
