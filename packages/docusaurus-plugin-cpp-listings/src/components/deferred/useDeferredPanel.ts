import {useEffect, useRef, useState, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import type {Action} from '../controls/actions';
import useActivation from './useActivation';

/** Creates a panel from the fetched data and from the reader's actions until then. */
type PanelFactory<Loaded> = (wrapper: HTMLElement, pressed: Action | undefined) => Loaded;

export interface Options<Loaded> {
  /** Fetches the code and data of the panel for an element. */
  readonly fetchPanel: (wrapper: HTMLElement) => Promise<PanelFactory<Loaded>>;
  /** Whether the panel also loads when it comes near the viewport or is used. */
  readonly isAutomatic?: boolean;
  /** The selector of the element that gets the focus if nothing in the panel had it. */
  readonly firstFocus?: string;
}

/** A panel whose code and data are fetched once, on demand. */
export interface DeferredPanel<Loaded> {
  /** The ref of the element that contains the panel. */
  readonly wrapper: RefObject<HTMLDivElement | null>;
  /** Undefined until the panel has loaded. */
  readonly loaded: Loaded | undefined;
  readonly status: 'idle' | 'loading' | 'failed' | 'loaded';
  /** Fetches the panel unless it has been fetched; tries again after a failure. */
  readonly load: () => Promise<void>;
}

/** Returns a selector that finds the same button or field in the panel that replaces the preview. */
function selectorOf(element: Element | null): string | undefined {
  const attribute = ['data-action', 'data-field', 'name'].find((name) =>
    element?.hasAttribute(name),
  );
  return attribute && `[${attribute}="${CSS.escape(element?.getAttribute(attribute) ?? '')}"]`;
}

/** The element with the focus, and the selection in it. */
interface Focus {
  readonly selector: string;
  readonly selection?: readonly [number, number];
}

function focusIn(element: HTMLElement): Focus | undefined {
  const {activeElement: active} = document;
  const selector = element.contains(active) ? selectorOf(active) : undefined;
  if (selector === undefined) {
    return undefined;
  }
  return active instanceof HTMLTextAreaElement
    ? {selector, selection: [active.selectionStart, active.selectionEnd]}
    : {selector};
}

function giveFocus(element: HTMLElement, {selector, selection}: Focus): void {
  const target = element.querySelector<HTMLElement>(selector);
  target?.focus({preventScroll: true});
  if (target instanceof HTMLTextAreaElement && selection) {
    target.setSelectionRange(...selection);
  }
}

/**
 * Resolves when no element inside is pressed, because an element that is removed
 * during a press gets no click. A finger clicks the element that is there at its
 * release, and counts as active for a while after it.
 */
async function whenReleased(element: HTMLElement): Promise<void> {
  while (element.matches(':active') && !matchMedia('(pointer: coarse)').matches) {
    await new Promise(requestAnimationFrame);
  }
}

/** Replaces the server-rendered preview with a panel, and keeps the focus. */
export default function useDeferredPanel<Loaded>({
  fetchPanel,
  isAutomatic = false,
  firstFocus,
}: Options<Loaded>): DeferredPanel<Loaded> {
  const wrapper = useRef<HTMLDivElement>(null);
  const pressed = useRef<Action>(undefined);
  const focus = useRef<Focus>(undefined);
  const isUnderWay = useRef(false);
  const [loaded, setLoaded] = useState<Loaded>();
  const [status, setStatus] = useState<DeferredPanel<Loaded>['status']>('idle');

  const load = async (action?: Action) => {
    pressed.current = action ?? pressed.current;
    const element = wrapper.current;
    if (isUnderWay.current || !element) {
      return;
    }
    isUnderWay.current = true;
    setStatus('loading');
    let panel: Loaded;
    try {
      const createPanel = await fetchPanel(element);
      if (!wrapper.current) {
        return;
      }
      await whenReleased(element);
      focus.current = focusIn(element);
      panel = createPanel(element, pressed.current);
    } catch (error) {
      // The page only says that the panel could not be fetched,
      // although it may be damaged. Readers can retry.
      console.warn(error);
      isUnderWay.current = false;
      setStatus('failed');
      return;
    }
    // Synchronous, because text that the reader types before the update would be lost.
    flushSync(() => {
      setLoaded(panel);
      setStatus('loaded');
    });
  };
  useActivation(wrapper, !isAutomatic || status === 'loaded', (action) => void load(action));

  useEffect(() => {
    const target = focus.current ?? (firstFocus === undefined ? undefined : {selector: firstFocus});
    if (status === 'loaded' && target && wrapper.current) {
      giveFocus(wrapper.current, target);
    }
  }, [status, firstFocus]);

  return {wrapper, loaded, status, load: () => load()};
}
