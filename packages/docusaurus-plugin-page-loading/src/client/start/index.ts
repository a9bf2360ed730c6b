import './start.css';
import '../stripHtmlExtension';
import '../firstLoadFailure';
import {
  fetchIslandsAhead,
  islandOf,
  isInStartedIsland,
  startIsland,
  startIslandsInView,
} from '../islands/islands';
import {fetchFonts} from '../fonts';
import {layOutForTargets, layOutRest} from '../layout';
import {keepFirstProse} from '../prose/prose';
import {unfoldOnUse} from '../prose/unfold';
import {answerColorMode, followColorMode} from './colorMode';
import {click, heldEvents} from './heldEvents';
import {onIntent} from './intent';
import {prefersReducedData} from '../prefersReducedData';
import {whenIdle} from '../whenIdle';
import {whenLoaded} from '../whenLoaded';
import type {Menu} from './menu';
import {importMenu, isMenuToggle, showsMenuToggle} from './menuToggle';
import {isHydrated, whenHydrated} from './whenHydrated';

/*
 * The entry of a production build. A page is a document until its reader is about to use it;
 * then the application starts, and answers what was clicked and typed until then.
 */
const root = document.documentElement;
let isStarting = false;
let menu: Menu | undefined;

async function start(): Promise<void> {
  if (isStarting) {
    return;
  }
  isStarting = true;
  keepFirstProse();
  root.dataset.starting = '';
  // Links are the application's now, which fetches pages ahead by itself.
  document.querySelector('script[type=speculationrules]')?.remove();
  const {prefetchProse, repeatHeldEvents} = await import(
    /* webpackChunkName: "application" */ '../application'
  );
  prefetchProse();
  await whenHydrated();
  delete root.dataset.starting;
  await repeatHeldEvents();
  await menu?.handOver();
}

/** Starts an island before the application, which is not needed for it. */
async function startIslandFirst(island: HTMLElement): Promise<void> {
  keepFirstProse();
  try {
    await startIsland(island);
  } finally {
    // The reader waits for the island, and the application would keep it from answering.
    void whenIdle().then(start);
  }
}

/** Opens a menu before the application can, unless that is sooner. */
async function openMenuFirst(toggle: HTMLElement): Promise<void> {
  const fetched = await importMenu().catch(() => undefined);
  if (isHydrated()) {
    click(toggle);
  } else if (fetched) {
    menu = fetched.openMenu(toggle);
  } else {
    heldEvents.events.push({clicked: toggle});
    void start();
  }
}

/** Answers a click that is not the application's to answer; tells whether it is not. */
function answerWithoutApplication(clicked: Element): boolean {
  if (answerColorMode(clicked)) {
    return true;
  }
  if (isMenuToggle(clicked)) {
    void openMenuFirst(clicked);
    return true;
  }
  const island = islandOf(clicked);
  if (island) {
    void startIslandFirst(island).then(() => click(clicked));
  }
  return island !== undefined;
}

/** Does ahead, while the reader reads, what the first use of the page would wait for. */
async function prepare(): Promise<void> {
  await whenLoaded();
  await whenIdle();
  keepFirstProse();
  if (showsMenuToggle() && !prefersReducedData()) {
    await importMenu().catch(() => undefined);
  }
  await fetchIslandsAhead(root).catch(() => undefined);
  if (!prefersReducedData()) {
    await fetchFonts().catch(() => undefined);
  }
}

function takeHeldEvents(): void {
  const {events} = heldEvents;
  const waiting = events
    .splice(0, Infinity)
    .filter((event) => !('clicked' in event && answerWithoutApplication(event.clicked)));
  events.push(...waiting);
  if (waiting.length > 0) {
    void start();
  }
}

// A page asks whether scripts could be fetched by whether this is there.
window.docusaurus = {prefetch: () => false, preload: () => false};

/** Has ready what comes into view; once the application starts, that is its own to do. */
function readOn({type}: Event): void {
  void layOutRest();
  if (type === 'scroll') {
    keepFirstProse();
    startIslandsInView(root);
  }
}

void prepare();
onIntent(readOn, 'scroll');
layOutForTargets();
followColorMode();
unfoldOnUse();
heldEvents.works = isInStartedIsland;
heldEvents.onHeld = takeHeldEvents;
takeHeldEvents();
if (
  // What the address asks for, such as a search, is the application's to show.
  window.location.search !== '' ||
  document.querySelector('[data-starts-application]')
) {
  void start();
} else {
  onIntent(({target}) => {
    const island = islandOf(target);
    void (island ? startIslandFirst(island) : start());
  });
}
