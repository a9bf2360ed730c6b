import './start.css';
import '../canonicalAddress';
import '../firstLoadFailure';
import {
  prefetchIslands,
  islandOf,
  isInStartedIsland,
  startIsland,
  startIslandsInView,
} from '../islands/islands';
import {fetchFonts} from '../fonts';
import {layOutForTargets, layOutRest} from '../layout';
import {storeFirstProse} from '../prose/prose';
import {unfoldOnUse} from '../prose/unfold';
import {handleColorModeClick, followColorMode} from './colorMode';
import {click, eventQueue} from './eventQueue';
import {onIntent} from './intent';
import {prefersReducedData} from '../prefersReducedData';
import {nextFrame} from '../nextFrame';
import {whenIdle} from '../whenIdle';
import {whenLoaded} from '../whenLoaded';
import type {Menu} from './menu';
import {importMenu, isMenuToggle, showsMenuToggle} from './menuToggle';
import {isHydrated, whenHydrated} from './whenHydrated';

/*
 * The entry of a production build. A page is a static document until the reader is about to use it.
 * Then the application starts and replays the clicks and keys that were queued until then.
 */
const root = document.documentElement;
let isStarting = false;
let menu: Menu | undefined;

async function start(): Promise<void> {
  if (isStarting) {
    return;
  }
  isStarting = true;
  storeFirstProse();
  root.dataset.starting = '';
  const {prefetchProse, replayAllEvents} = await import(
    /* webpackChunkName: "application" */ '../application'
  );
  prefetchProse();
  await whenHydrated();
  delete root.dataset.starting;
  await replayAllEvents();
  await menu?.handOver();
}

/**
 * Starts an island before the application, because the island does not need the application.
 *
 * @param isPressed whether a pointer has just pressed the island.
 */
function startIslandFirst(island: HTMLElement, isPressed = false): Promise<void> {
  storeFirstProse();
  const released = new Promise<unknown>((resolve) =>
    isPressed
      ? ['pointerup', 'pointercancel'].forEach((end) => addEventListener(end, resolve, true))
      : resolve(undefined),
  );
  // The application starts later, because it would delay the island that the reader waits for. The
  // click of a press comes after its release, and the browser shows its effect in the next frame.
  return startIsland(island).finally(
    () => void released.then(nextFrame).then(whenIdle).then(start),
  );
}

const importControls = () =>
  import(/* webpackChunkName: "controls" */ '../controls/takeControlEvents');

/**
 * Lets a control respond before the application. The application starts when the reader turns to
 * something else.
 */
async function startControlFirst(control: HTMLElement): Promise<void> {
  root.dataset.starting = '';
  const {takeControlEvents} = await importControls();
  await takeControlEvents(control, works);
  takeQueuedEvents();
}

/** Opens the menu before the application can, unless the page is hydrated first. */
async function openMenuFirst(toggle: HTMLElement): Promise<void> {
  const fetched = await importMenu().catch(() => undefined);
  if (isHydrated()) {
    click(toggle);
  } else if (fetched) {
    menu = fetched.openMenu(toggle);
  } else {
    eventQueue.events.push({clicked: toggle});
    void start();
  }
}

/** Whether a control already responds. Scripts of single controls come with this one. */
const works = (control: Element) =>
  control.closest('[data-needs-no-application]') !== null || isInStartedIsland(control);

/** Handles a click that does not need the application; returns whether it did. */
function handleWithoutApplication(clicked: Element): boolean {
  const island = islandOf(clicked);
  if (works(clicked)) {
    click(clicked);
  } else if (isMenuToggle(clicked)) {
    void openMenuFirst(clicked);
  } else if (island) {
    void startIslandFirst(island).then(() => click(clicked));
  } else {
    return handleColorModeClick(clicked);
  }
  return true;
}

/** Prefetches, while the reader reads, the code that the first use of the page would wait for. */
async function prepare(): Promise<void> {
  await whenLoaded();
  await whenIdle();
  storeFirstProse();
  if (prefersReducedData()) {
    return;
  }
  const prefetches = [
    ...(document.querySelector('[data-control]') ? [importControls] : []),
    ...(showsMenuToggle() ? [importMenu] : []),
    () => prefetchIslands(root),
    fetchFonts,
  ];
  for (const prefetch of prefetches) {
    await prefetch().catch(() => undefined);
  }
}

function takeQueuedEvents(): void {
  const {events} = eventQueue;
  const first = events[0]?.clicked;
  if (first?.matches('[data-control]')) {
    startControlFirst(first as HTMLElement).catch(start);
    return;
  }
  const waiting = events
    .splice(0, Infinity)
    .filter(({clicked}) => !clicked || !handleWithoutApplication(clicked));
  events.push(...waiting);
  if (waiting.length > 0) {
    void start();
  }
}

// Other code of the page checks whether this exists to see whether the scripts were loaded.
window.docusaurus = {prefetch: () => false, preload: () => false};

/** Prepares content that becomes visible. Once the application has started, it does this itself. */
function onReadOn({type}: Event): void {
  void layOutRest();
  if (type === 'scroll') {
    storeFirstProse();
    startIslandsInView(root);
  }
}

void prepare();
onIntent(onReadOn, 'scroll');
layOutForTargets();
followColorMode();
unfoldOnUse();
eventQueue.works = works;
eventQueue.onEvent = takeQueuedEvents;
takeQueuedEvents();
if (
  // The application shows the target of a query, such as a search.
  window.location.search !== '' ||
  document.querySelector('[data-starts-application]')
) {
  void start();
} else {
  onIntent(({type, target}) => {
    const island = islandOf(target);
    void (island ? startIslandFirst(island, type === 'pointerdown') : start());
  });
}
