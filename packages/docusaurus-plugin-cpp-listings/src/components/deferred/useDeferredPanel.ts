import {useEffect, useRef, useState, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {actionOf, type Action} from '../controls/actions';
import useActivation from './useActivation';

/** Creates a panel from the fetched data and from the reader's actions until then. */
type PanelFactory<Loaded> = (wrapper: HTMLElement, pressed: Action | undefined) => Loaded;

export interface Options<Loaded> {
  /** Fetches the code and data of the panel for an element. */
  readonly fetchPanel: (wrapper: HTMLElement) => Promise<PanelFactory<Loaded>>;
  /** Whether the panel also loads when it comes near the viewport or is used. */
  readonly isAutomatic?: boolean;
  /** The selector of the element of the panel that gets the focus; by default the one that had it. */
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

/** An element of the preview that the panel has too. */
interface Place {
  readonly selector: string;
  /** Which of the elements that match the selector it is. */
  readonly index: number;
}

/** The element that gets the focus, and the selection in it. */
interface Focus extends Place {
  readonly selection?: readonly [number, number];
}

/** Returns a selector that also finds an element in the panel that replaces the preview. */
function selectorOf(element: Element): string {
  const attribute = ['data-action', 'data-field', 'name', 'tabindex'].find((name) =>
    element.hasAttribute(name),
  );
  return attribute
    ? `[${attribute}="${CSS.escape(element.getAttribute(attribute) ?? '')}"]`
    : element.localName;
}

function placeIn(wrapper: HTMLElement, element: Element): Place {
  const selector = selectorOf(element);
  return {selector, index: [...wrapper.querySelectorAll(selector)].indexOf(element)};
}

const find = (wrapper: HTMLElement, {selector, index}: Place) =>
  wrapper.querySelectorAll<HTMLElement>(selector)[index];

function focusIn(wrapper: HTMLElement): Focus | undefined {
  const {activeElement: active} = document;
  if (!active || !wrapper.contains(active)) {
    return undefined;
  }
  const place = placeIn(wrapper, active);
  return active instanceof HTMLTextAreaElement
    ? {...place, selection: [active.selectionStart, active.selectionEnd]}
    : place;
}

function giveFocus(wrapper: HTMLElement, {selection, ...place}: Focus): void {
  // The panel does not have the button that retries.
  const target = find(wrapper, place) ?? wrapper.querySelector('button');
  target?.focus({preventScroll: true});
  if (target instanceof HTMLTextAreaElement && selection) {
    target.setSelectionRange(...selection);
  }
}

/**
 * Resolves when nothing in the page is pressed, because an element that is removed or moves during a
 * press gets no click. A finger clicks the element that is there at its release, and counts as
 * active for a while after it.
 */
async function whenReleased(): Promise<void> {
  while (document.querySelector(':active') && !matchMedia('(pointer: coarse)').matches) {
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
  // A pressed button that has no action; the panel's button is clicked in its place.
  const toClick = useRef<Place>(undefined);
  // Whether the reader has pressed a button since the last failure.
  const isAwaited = useRef(false);
  const focus = useRef<Focus>(undefined);
  const isUnderWay = useRef(false);
  const [loaded, setLoaded] = useState<Loaded>();
  const [status, setStatus] = useState<DeferredPanel<Loaded>['status']>('idle');

  const load = async (clicked?: HTMLButtonElement) => {
    const element = wrapper.current;
    if (element && clicked && clicked.name !== 'retry') {
      isAwaited.current = true;
      const action = actionOf(clicked);
      if (action) {
        pressed.current = action;
      } else {
        toClick.current = placeIn(element, clicked);
      }
    }
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
      await whenReleased();
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
  useActivation(wrapper, !isAutomatic || status === 'loaded', (clicked) => void load(clicked));

  useEffect(() => {
    const target = firstFocus === undefined ? focus.current : {selector: firstFocus, index: 0};
    const element = wrapper.current;
    // A panel may have given the focus to an element of its own.
    if (status === 'loaded' && target && element?.contains(document.activeElement) === false) {
      giveFocus(element, target);
    }
    const place = toClick.current;
    if (status === 'loaded' && element && place) {
      toClick.current = undefined;
      find(element, place)?.click();
    }
  }, [status, firstFocus]);

  useEffect(() => {
    // The message is below the panel, which may be higher than the window.
    if (status === 'failed' && isAwaited.current) {
      isAwaited.current = false;
      wrapper.current?.querySelector('[name=retry]')?.scrollIntoView({block: 'nearest'});
    }
  }, [status]);

  return {wrapper, loaded, status, load: () => load()};
}
