import type {ComponentType} from 'react';
import registered from '@page-loading/islands';
import {proseAttribute} from '../../prose/proseFile';
import {importReactInParts} from '../importReactInParts';
import {unfolded} from '../prose/unfold';
import {prefersReducedData} from '../prefersReducedData';
import {whenIdle} from '../whenIdle';
import type {IslandLoader} from './registry';

/** Selects the elements of islands. The attribute's value is the name of the island. */
const islandSelector = '[data-island]';

/**
 * Distance below the viewport at which islands start, so that they respond when the reader reaches
 * them.
 */
const margin = '400px';

/** Unmounts an island. */
type Unmount = () => void;

/** The islands that have started or are starting. */
export const started = new WeakMap<Element, Promise<Unmount>>();

function loaderOf(name: string): IslandLoader {
  const loader = registered.find((islands) => name in islands)?.[name];
  if (!loader) {
    throw new Error(`There is no island "${name}".`);
  }
  return loader;
}

const moduleOf = ({dataset: {island = ''}}: HTMLElement) => loaderOf(island)();

const propsOf = ({dataset: {props = '{}'}}: HTMLElement) => JSON.parse(props) as never;

const importMount = () => import(/* webpackChunkName: "islands" */ './mount');

async function mountIsland(element: HTMLElement): Promise<Unmount> {
  const [{mount}, {default: Component}] = await Promise.all([importMount(), moduleOf(element)]);
  return mount(element, Component as ComponentType<object>, propsOf(element));
}

/** Starts an island unless it has started already. After a failure, the next call tries again. */
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

/** Returns the islands in an element. */
export const islandsIn = (part: Element) => [...part.querySelectorAll<HTMLElement>(islandSelector)];

/**
 * Starts an island before it is used. A failure is ignored here: it is retried, and reported, on
 * use.
 */
export const startEarly = (island: HTMLElement): void =>
  void startIsland(island).catch(() => undefined);

/** Calls a function with each observed island when it comes near the viewport. */
function onNearView(act: (island: HTMLElement) => void): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const {isIntersecting, target} of entries) {
        if (isIntersecting) {
          observer.unobserve(target);
          act(target as HTMLElement);
        }
      }
    },
    {rootMargin: margin},
  );
  return observer;
}

async function fetchAhead(island: HTMLElement): Promise<void> {
  await whenIdle();
  (await moduleOf(island)).fetchAhead?.(propsOf(island));
}

/**
 * Fetches the code that islands need to start, and the data of islands near the viewport. A failure
 * is retried, and reported, when an island is used.
 */
export async function prefetchIslands(root: HTMLElement): Promise<void> {
  const islands = islandsIn(root);
  if (islands.length === 0) {
    return;
  }
  await importReactInParts();
  await importMount();
  const observer = onNearView((island) => void fetchAhead(island).catch(() => undefined));
  islands.forEach((island) => observer.observe(island));
}

/**
 * Returns the island that contains a node. Only islands in the prose of a doc count, because the
 * application renders all others.
 */
export function islandOf(node: EventTarget | null): HTMLElement | undefined {
  const island = node instanceof Element ? node.closest<HTMLElement>(islandSelector) : null;
  return island?.closest(`[${proseAttribute}]`) ? island : undefined;
}

/** Whether a node is in an island that has started. */
export const isInStartedIsland = (node: Element): boolean =>
  islandOf(node)?.dataset.isStarted !== undefined;

/**
 * Starts the islands in an element when they come near the viewport, unless the reader saves data.
 *
 * @returns a function that stops the observation.
 */
export function startIslandsInView(root: HTMLElement): () => void {
  const observer = onNearView(startEarly);
  const find = (part: Element) => {
    if (!prefersReducedData()) {
      islandsIn(part).forEach((island) => observer.observe(island));
    }
  };
  const findUnfolded = ({target}: Event) => find(target as Element);
  find(root);
  root.addEventListener(unfolded, findUnfolded);
  return () => {
    observer.disconnect();
    root.removeEventListener(unfolded, findUnfolded);
  };
}
