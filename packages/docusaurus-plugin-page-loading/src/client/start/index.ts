import './start.css';
import '../stripHtmlExtension';
import '../firstLoadFailure';
import {answerColorMode, followColorMode} from './colorMode';
import {heldEvents, repeatHeldEvents} from './heldEvents';
import {onIntent} from './intent';
import {whenHydrated} from './whenHydrated';

/*
 * The entry of a production build. A page is a document until its reader is about to use it;
 * then the application starts, and answers what was clicked and typed until then.
 */
const root = document.documentElement;
let isStarting = false;

async function start(): Promise<void> {
  if (isStarting) {
    return;
  }
  isStarting = true;
  root.dataset.starting = '';
  // Links are the application's now, which fetches pages ahead by itself.
  document.querySelector('script[type=speculationrules]')?.remove();
  await import(/* webpackChunkName: "application" */ '@page-loading/application');
  await whenHydrated();
  delete root.dataset.starting;
  heldEvents.release();
  await repeatHeldEvents();
}

// A page asks whether scripts could be fetched by whether this is there.
(window as {docusaurus?: unknown}).docusaurus = {prefetch: () => false, preload: () => false};

followColorMode();
heldEvents.answer = answerColorMode;
heldEvents.onHeld = () => void start();
heldEvents.events.splice(
  0,
  Infinity,
  ...heldEvents.events.filter((event) => !('clicked' in event && answerColorMode(event.clicked))),
);
if (
  heldEvents.events.length > 0 ||
  // What the address asks for, such as a search, is the application's to show.
  window.location.search !== '' ||
  document.querySelector('[data-starts-application]')
) {
  void start();
} else {
  onIntent(() => void start());
}
