import {makePanel} from './makePanel';

/** What the server wrote of panels, as text: a page of an article has a thousand elements less. */
const later = 'noscript[data-later]';

/** Milliseconds after which one is made in a browser that is never idle, or does not tell. */
const pause = 100;

const observer =
  'IntersectionObserver' in globalThis
    ? new IntersectionObserver(
        (entries) => {
          for (const {isIntersecting, target} of entries) {
            if (isIntersecting && target.firstElementChild?.matches(later)) {
              makePanel(target.firstElementChild);
            }
          }
        },
        {rootMargin: '100%'},
      )
    : undefined;

const waitingIn = (root: ParentNode) => [...root.querySelectorAll(later)];

const makeAll = (): void => waitingIn(document).forEach(makePanel);

/** Makes the first that is left, and so on, whenever the browser has nothing else to do. */
function makeWhenIdle(): void {
  const makeNext = () => {
    const written = document.querySelector(later);
    // What is pressed is not to move before it is let go: it would be no click.
    if (written && !document.documentElement.matches(':active')) {
      makePanel(written);
    }
    if (written) {
      makeWhenIdle();
    }
  };
  // The browser keeps the place of what is in view when it draws, and not when there is a press.
  const makeInFrame = () => requestAnimationFrame(makeNext);
  if ('requestIdleCallback' in window) {
    requestIdleCallback(makeInFrame, {timeout: pause});
  } else {
    setTimeout(makeInFrame, pause);
  }
}

function watch(root: ParentNode): void {
  waitingIn(root).forEach(({parentElement}) => parentElement && observer?.observe(parentElement));
}

/** Whether some text that the server wrote has an element of an id, or seems to. */
const mayHold = (id: string) =>
  [...document.querySelectorAll('noscript')].some(
    ({textContent}) => textContent.includes(`id=${id}`) || textContent.includes(`id="${id}"`),
  );

/** Makes all if an address leads into what is not made: what is above it is to have its size. */
function makeForTarget(): void {
  const id = decodeURIComponent(window.location.hash.slice(1));
  if (id !== '' && !document.getElementById(id) && mayHold(id)) {
    makeAll();
    document.getElementById(id)?.scrollIntoView();
  }
}

/** Whether the page that comes next is one that the reader goes back to, or forward. */
let isReturning = false;

/** Makes the panels of a page that is used; Docusaurus calls this. */
export function onRouteDidUpdate(): void {
  if (isReturning) {
    // What is above the place where the reader was is to have its size.
    makeAll();
    isReturning = false;
  }
  watch(document);
  makeForTarget();
  makeWhenIdle();
}

/*
 * What a panel shows before it answers gets its elements when it comes near the view and, once the
 * reader uses the page, when the browser has nothing else to do. The script in the page does it
 * for what is there at first.
 */
if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', makeAll);
  window.addEventListener('hashchange', makeForTarget);
  window.addEventListener('popstate', () => {
    isReturning = true;
  });
  document.addEventListener('unfolded', ({target}) => {
    if (target instanceof Element) {
      watch(target);
    }
  });
}
