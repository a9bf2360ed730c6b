import type {ComponentType} from 'react';
import registered from '@page-loading/islands';
import {proseAttribute} from '../../prose/proseFile';
import {showNotice} from '../firstLoadFailure';
import {unfolded} from '../prose/unfold';
import type {IslandLoader} from './registry';

/** The element of an island; its value is the island's name. */
const islandSelector = '[data-island]';

/** Distance below the view at which islands are started, so that they work when they are reached. */
const margin = '400px';

/** The part of the Network Information API that is read; some browsers do not have it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether nothing is to be fetched before the reader asks: data saving is on, or the line is 2G. */
function savesData(): boolean {
  const {connection} = navigator as {readonly connection?: Connection};
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

/** How an island is ended. */
type End = () => void;

const started = new WeakMap<Element, Promise<End>>();

function loaderOf(name: string): IslandLoader {
  const loader = registered.find((islands) => name in islands)?.[name];
  if (!loader) {
    throw new Error(`There is no island "${name}".`);
  }
  return loader;
}

async function mountIsland(element: HTMLElement): Promise<End> {
  const {island = '', props = '{}'} = element.dataset;
  const [{mount}, {default: Component}] = await Promise.all([
    import(/* webpackChunkName: "islands" */ './mount'),
    loaderOf(island)(),
  ]);
  return mount(element, Component as ComponentType<object>, JSON.parse(props) as object);
}

/** Starts an island, unless it was; a later call tries again after a failure. */
export async function startIsland(element: HTMLElement): Promise<void> {
  let ending = started.get(element);
  if (!ending) {
    ending = mountIsland(element);
    started.set(element, ending);
    ending.then(
      () => (element.dataset.isStarted = ''),
      () => started.delete(element),
    );
  }
  await ending;
}

const islandsIn = (part: Element) => [...part.querySelectorAll<HTMLElement>(islandSelector)];

/** Starts an island ahead of its use. What fails now is tried again, and told, when it is used. */
const startAhead = (island: HTMLElement): void => void startIsland(island).catch(() => undefined);

/** Starts all islands in an element: each knows whether it is the one that the address asks for. */
export const startAllIslands = (root: HTMLElement): void => islandsIn(root).forEach(startAhead);

/** Returns the island that a node is in: a part of a doc, which is no part of the application. */
export function islandOf(node: EventTarget | null): HTMLElement | undefined {
  const island = node instanceof Element ? node.closest<HTMLElement>(islandSelector) : null;
  return island?.closest(`[${proseAttribute}]`) ? island : undefined;
}

/** Whether a node is in an island that works. */
export const isInStartedIsland = (node: Element): boolean =>
  islandOf(node)?.dataset.isStarted !== undefined;

/** Starts the island of a click that it could not answer, and clicks again. */
function startClicked(event: Event): void {
  const {target} = event;
  const island = islandOf(target);
  if (island && target instanceof HTMLElement && !isInStartedIsland(target)) {
    event.preventDefault();
    event.stopPropagation();
    void startIsland(island).then(() => target.click(), showNotice);
  }
}

/**
 * Starts the islands in an element as they come near the view, unless the reader saves data, and
 * when they are used.
 *
 * @returns what ends those that have started.
 */
export function startIslands(root: HTMLElement): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const {isIntersecting, target} of entries) {
        if (isIntersecting) {
          observer.unobserve(target);
          startAhead(target as HTMLElement);
        }
      }
    },
    {rootMargin: margin},
  );
  const find = (part: Element) => {
    if (!savesData()) {
      islandsIn(part).forEach((island) => observer.observe(island));
    }
  };
  const findUnfolded = ({target}: Event) => find(target as Element);
  find(root);
  root.addEventListener(unfolded, findUnfolded);
  root.addEventListener('click', startClicked, true);
  return () => {
    observer.disconnect();
    root.removeEventListener(unfolded, findUnfolded);
    root.removeEventListener('click', startClicked, true);
    islandsIn(root).forEach((island) => void started.get(island)?.then((end) => end()));
  };
}
