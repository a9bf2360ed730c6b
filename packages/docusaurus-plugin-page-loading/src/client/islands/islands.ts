import type {ComponentType} from 'react';
import registered from '@page-loading/islands';
import {proseAttribute} from '../../prose/proseFile';
import {showNotice} from '../firstLoadFailure';
import {unfolded} from '../prose/unfold';
import {prefersReducedData} from '../prefersReducedData';
import {whenIdle} from '../whenIdle';
import type {IslandLoader} from './registry';

/** The element of an island; its value is the island's name. */
const islandSelector = '[data-island]';

/** Distance below the view at which islands are started, so that they work when they are reached. */
const margin = '400px';

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

const moduleOf = ({dataset: {island = ''}}: HTMLElement) => loaderOf(island)();

const propsOf = ({dataset: {props = '{}'}}: HTMLElement) => JSON.parse(props) as never;

const importMount = () => import(/* webpackChunkName: "islands" */ './mount');

/** Loads what starts islands part by part: run at once, it would be one long task. */
async function importMountInParts(): Promise<void> {
  await import('react');
  await whenIdle();
  await import('react-dom/client');
  await whenIdle();
  await importMount();
}

async function mountIsland(element: HTMLElement): Promise<End> {
  const [{mount}, {default: Component}] = await Promise.all([importMount(), moduleOf(element)]);
  return mount(element, Component as ComponentType<object>, propsOf(element));
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

/** Calls a function with each island that is observed when it comes near the view. */
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
 * Fetches what islands need to start, and what those near the view need to answer, unless the
 * reader saves data. What fails now is tried again, and told, when an island is used.
 */
export async function fetchIslandsAhead(root: HTMLElement): Promise<void> {
  const islands = islandsIn(root);
  if (islands.length === 0 || prefersReducedData()) {
    return;
  }
  await importMountInParts();
  const observer = onNearView((island) => void fetchAhead(island).catch(() => undefined));
  islands.forEach((island) => observer.observe(island));
}

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
  if (island && target instanceof Element && !isInStartedIsland(target)) {
    event.preventDefault();
    event.stopPropagation();
    // With the keys that were held down with it.
    const again = new MouseEvent('click', event);
    void startIsland(island).then(() => target.dispatchEvent(again), showNotice);
  }
}

/**
 * Starts the islands in an element as they come near the view, unless the reader saves data.
 *
 * @returns what ends this.
 */
export function startIslandsInView(root: HTMLElement): () => void {
  const observer = onNearView(startAhead);
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

/**
 * Starts the islands in an element as they come near the view, and when they are used.
 *
 * @returns what ends those that have started.
 */
export function startIslands(root: HTMLElement): () => void {
  const end = startIslandsInView(root);
  root.addEventListener('click', startClicked, true);
  return () => {
    end();
    root.removeEventListener('click', startClicked, true);
    islandsIn(root).forEach((island) => {
      started.get(island)?.then(
        (endIsland) => endIsland(),
        // One that has failed has nothing to end.
        () => undefined,
      );
    });
  };
}
