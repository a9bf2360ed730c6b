import {deferredLayoutAttribute} from '../inline/deferLayout';
import {proseAttribute} from '../prose/proseFile';
import {nextFrame} from './nextFrame';
import {whenIdle} from './whenIdle';

const root = document.documentElement;

/** Marks a block that has been laid out. start.css uses this attribute. */
const laidOutAttribute = 'data-is-laid-out';

/** The blocks below the top of a page, whose layout start.css defers. */
const below = [
  `[${proseAttribute}] > :nth-child(n + 10)`,
  '[data-below-view]',
  '.theme-doc-footer',
  '.pagination-nav',
  '.theme-layout-footer',
].join();

/** Marks a doc that shows only its top. start.css uses this attribute. */
export const showsTopAttribute = 'data-shows-top';

/** How many blocks are laid out in one task: less than 50 ms on a slow phone. */
const inARow = 4;

/** Whether the remaining blocks are being laid out, on whichever page is shown. */
let isLayingOut = false;

/** Returns the parts of a block that are laid out one by one. */
const partsOf = (block: Element) =>
  block.matches(`[${proseAttribute}] > section`) ? [...block.children] : [block];

/** Returns the parts of the page that are not laid out yet. */
const left = (): Element[] =>
  root.hasAttribute(deferredLayoutAttribute)
    ? [...document.querySelectorAll(below)]
        .flatMap(partsOf)
        .filter((block) => !block.matches(`[data-island], [${laidOutAttribute}]`))
    : [];

/** Returns an element near the middle of the viewport that is smaller than the viewport. */
const seenInMiddle = (): Element | undefined =>
  [0.5, 0.45, 0.55, 0.4, 0.6]
    .flatMap((part) => document.elementFromPoint(innerWidth / 2, innerHeight * part) ?? [])
    .find(({clientHeight}) => clientHeight < innerHeight);

/**
 * Changes the layout and keeps the visible content where it is. Browsers have scroll anchoring for
 * that, but it does not work where layout is skipped.
 */
function preserveScrollPosition(change: () => void): void {
  const seen = seenInMiddle();
  const top = () => seen?.getBoundingClientRect().top ?? 0;
  const before = top();
  change();
  const moved = top() - before;
  if (moved !== 0 && scrollY > 0) {
    scrollBy({top: moved, behavior: 'instant'});
  }
}

/**
 * Lays out blocks. Changing the attribute of the root element instead would make the browser
 * recompute the styles of the whole document, which takes longer than opening a page.
 */
function layOut(blocks: readonly Element[]): void {
  blocks.forEach((block) => block.toggleAttribute(laidOutAttribute, true));
}

/** Shows the part of a doc that is below its top. */
export const showAll = (): void =>
  document.querySelector(`[${showsTopAttribute}]`)?.removeAttribute(showsTopAttribute);

/** Lays out blocks and keeps the visible content where it is. */
function layOutInPlace(blocks: readonly Element[]): void {
  showAll();
  if (blocks.length > 0) {
    preserveScrollPosition(() => layOut(blocks));
  }
}

/** Lays out the whole page. Call it when the position of an element matters. */
export function layOutAll(): void {
  layOutInPlace(left());
}

/** Finds the element that a fragment refers to, if there is one. */
export const targetOf = (hash: string): Element | null =>
  document.getElementById(decodeURIComponent(hash.slice(1)));

/**
 * Returns the deferred blocks that the position of an element depends on, or all without an
 * element.
 */
const leftBefore = (target: Element | null): Element[] =>
  left().filter(
    (block) =>
      !target ||
      block.contains(target) ||
      block.compareDocumentPosition(target) === Node.DOCUMENT_POSITION_FOLLOWING,
  );

/** Lays out the blocks that the position of an element depends on. */
export function layOutTo(target: Element | null): void {
  layOutInPlace(leftBefore(target));
}

/**
 * Lays out the blocks that the position of an element depends on, in a new page; all blocks without
 * an element. Nothing is visible yet, so no position has to be kept. Measuring one would force a
 * layout.
 */
export function layOutNew(target: Element | null): void {
  layOut(leftBefore(target));
}

/**
 * Lays out the rest of the page in small parts while the browser is idle. After that the page has
 * its true height, and going back restores the scroll position.
 */
export async function layOutRest(): Promise<void> {
  if (isLayingOut) {
    return;
  }
  isLayingOut = true;
  let waiting = left();
  while (waiting.length > 0) {
    await whenIdle();
    // Browsers adjust the scroll position when they draw, and not while a pointer is down.
    await nextFrame();
    // Meanwhile the whole page may have been laid out, or another page may have been opened.
    waiting = left();
    // A pressed element must not move before it is released, otherwise the press is no click.
    if (!root.matches(':active')) {
      layOutInPlace(waiting.splice(0, inARow));
    }
  }
  isLayingOut = false;
}

/** Defers the layout below the viewport of a page that the reader opens from another page. */
export function deferLayout(): void {
  root.toggleAttribute(deferredLayoutAttribute, true);
  void layOutRest();
}

/**
 * Lays out the whole page when the reader jumps to a part of it, or to its end: with End, or with
 * Cmd+ArrowDown on a Mac.
 */
export function layOutForTargets(): void {
  // In the capture phase, before the browser scrolls there.
  addEventListener(
    'click',
    ({target}) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && link.hash !== '' && link.pathname === location.pathname) {
        layOutAll();
      }
    },
    true,
  );
  addEventListener(
    'keydown',
    ({key, metaKey, shiftKey, target}) => {
      // With Shift these keys select text.
      if (!shiftKey && (key === 'End' || (metaKey && key === 'ArrowDown'))) {
        layOutAll();
        if (target === document.body) {
          // Without smooth scrolling: the panels that would start on the way change the height of
          // the page.
          scrollTo(0, root.scrollHeight);
        }
      }
    },
    true,
  );
  // The browser has scrolled already, so this scrolls again.
  addEventListener('hashchange', () => {
    if (left().length > 0) {
      layOutAll();
      targetOf(location.hash)?.scrollIntoView();
    }
  });
}
