import {useEffect, useRef, useState, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import type {Action} from '../controls/actions';
import useActivation from './useActivation';

/** Makes a panel of what was fetched and of what the reader did until then. */
type PanelMaker<Loaded> = (wrapper: HTMLElement, pressed: Action | undefined) => Loaded;

export interface Options<Loaded> {
  /** Fetches the code and data of the panel that is put into an element. */
  readonly fetchPanel: (wrapper: HTMLElement) => Promise<PanelMaker<Loaded>>;
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

/** What has the focus, and what is selected in it. */
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
 * Resolves when nothing in an element is held down: what went away meanwhile would not be clicked. A
 * finger clicks what is there when it leaves, and counts as active for a while after it has.
 */
async function whenReleased(element: HTMLElement): Promise<void> {
  while (element.matches(':active') && !matchMedia('(pointer: coarse)').matches) {
    await new Promise(requestAnimationFrame);
  }
}

/** Puts a panel into the place of what the server wrote, and keeps the focus where it was. */
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
      const makePanel = await fetchPanel(element);
      if (!wrapper.current) {
        return;
      }
      await whenReleased(element);
      focus.current = focusIn(element);
      panel = makePanel(element, pressed.current);
    } catch (error) {
      // The reader is told only that it did not come, though it may be damaged, and can retry.
      console.warn(error);
      isUnderWay.current = false;
      setStatus('failed');
      return;
    }
    // At once, or what is typed until then would be lost.
    flushSync(() => {
      setLoaded(panel);
      setStatus('loaded');
    });
  };
  useActivation(wrapper, !isAutomatic || status === 'loaded', (action) => void load(action));

  useEffect(() => {
    const wanted = focus.current ?? (firstFocus === undefined ? undefined : {selector: firstFocus});
    if (status === 'loaded' && wanted && wrapper.current) {
      giveFocus(wrapper.current, wanted);
    }
  }, [status, firstFocus]);

  return {wrapper, loaded, status, load: () => load()};
}
