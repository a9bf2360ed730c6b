import {renderPreview} from './renderPreview';

/**
 * Matches the static previews of panels. They are text, which
 * saves an article's page a thousand elements.
 */
const previewSelector = 'noscript[data-later]';

/** The milliseconds after which a preview is created if the browser is never idle or cannot tell. */
const idleTimeout = 100;

const observer =
  typeof window === 'undefined'
    ? undefined
    : new IntersectionObserver(
        (entries) => {
          for (const {isIntersecting, target} of entries) {
            if (isIntersecting && target.firstElementChild?.matches(previewSelector)) {
              renderPreview(target.firstElementChild);
            }
          }
        },
        {rootMargin: '100%'},
      );

const previewsIn = (root: ParentNode) => [...root.querySelectorAll(previewSelector)];

const renderAll = (): void => previewsIn(document).forEach(renderPreview);

/** Creates the remaining previews one by one, whenever the browser is idle. */
function renderWhenIdle(): void {
  const renderNext = () => {
    const preview = document.querySelector(previewSelector);
    // A pressed element must not move before its release;
    // otherwise the browser dispatches no click.
    if (preview && !document.documentElement.matches(':active')) {
      renderPreview(preview);
    }
    if (preview) {
      renderWhenIdle();
    }
  };
  // Scroll anchoring keeps visible content in place when the browser draws
  // a frame, but not when the reader presses.
  const renderInFrame = () => requestAnimationFrame(renderNext);
  if ('requestIdleCallback' in window) {
    requestIdleCallback(renderInFrame, {timeout: idleTimeout});
  } else {
    setTimeout(renderInFrame, idleTimeout);
  }
}

function watch(root: ParentNode): void {
  previewsIn(root).forEach(({parentElement}) => parentElement && observer?.observe(parentElement));
}

/** Returns whether some server-rendered text has, or seems to have, an element with an id. */
const mayContainId = (id: string) =>
  [...document.querySelectorAll('noscript')].some(
    ({textContent}) => textContent.includes(`id=${id}`) || textContent.includes(`id="${id}"`),
  );

/**
 * Creates all previews if the address leads into one of them, because the content
 * above the target needs its final height.
 */
function renderForTarget(): void {
  // Encoded, because some fragments cannot be decoded. The ids in previews are the same either way.
  const id = window.location.hash.slice(1);
  if (id !== '' && !document.getElementById(id) && mayContainId(id)) {
    renderAll();
    document.getElementById(id)?.scrollIntoView();
  }
}

/** Whether the reader goes back or forward to the next page. */
let isReturning = false;

/** Creates the previews of a page; Docusaurus calls this after each navigation. */
export function onRouteDidUpdate(): void {
  if (isReturning) {
    // The content above the reader's last scroll position needs its final height.
    renderAll();
    isReturning = false;
  }
  watch(document);
  renderForTarget();
  renderWhenIdle();
}

/*
 * A static preview gets its elements when it comes near the viewport or, once the reader uses the
 * page, when the browser is idle. The inline script does this for the previews of the initial page.
 */
if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', renderAll);
  window.addEventListener('hashchange', renderForTarget);
  window.addEventListener('popstate', () => {
    isReturning = true;
  });
  document.addEventListener('unfolded', ({target}) => {
    if (target instanceof Element) {
      watch(target);
    }
  });
}
