import {layOutLaterAttribute} from '../inline/layOutLater';
import {proseAttribute} from '../prose/proseFile';
import {nextFrame} from './nextFrame';
import {whenIdle} from './whenIdle';

const root = document.documentElement;

/** The attribute of what has been laid out, which start.css knows. */
const laidOutAttribute = 'data-is-laid-out';

/** What start.css leaves without a layout, or has left: below the top of a page. */
const below = [
  `[${proseAttribute}] > :nth-child(n + 10)`,
  '[data-below-view]',
  '.theme-doc-footer',
  '.pagination-nav',
  '.theme-layout-footer',
].join();

/** The attribute of a doc of which only the top is shown, which start.css knows. */
export const showsTopAttribute = 'data-shows-top';

/** How many are laid out in a row: on a slow phone a task of less than 50 ms. */
const inARow = 4;

/** Whether the rest is being laid out: of whichever page is shown. */
let isLayingOut = false;

/** The parts of a block that are laid out one by one. */
const partsOf = (block: Element) =>
  block.matches(`[${proseAttribute}] > section`) ? [...block.children] : [block];

/** What of the page is still without a layout. */
const left = (): Element[] =>
  root.hasAttribute(layOutLaterAttribute)
    ? [...document.querySelectorAll(below)]
        .flatMap(partsOf)
        .filter((block) => !block.matches(`[data-island], [${laidOutAttribute}]`))
    : [];

/** Something in view, about in the middle, that is not larger than the view. */
const seenInMiddle = (): Element | undefined =>
  [0.5, 0.45, 0.55, 0.4, 0.6]
    .flatMap((part) => document.elementFromPoint(innerWidth / 2, innerHeight * part) ?? [])
    .find(({clientHeight}) => clientHeight < innerHeight);

/**
 * Changes the layout and keeps what is in view where it is. Browsers do that by themselves, but
 * not where layouts are left out.
 */
function keepPlace(change: () => void): void {
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
 * Lays out blocks. To change the root's attribute instead would have the browser compute the style
 * of the whole document, which takes longer than to open a page.
 */
function layOut(blocks: readonly Element[]): void {
  blocks.forEach((block) => block.toggleAttribute(laidOutAttribute, true));
}

/** Shows what is below the top of a doc. */
export const showAll = (): void =>
  document.querySelector(`[${showsTopAttribute}]`)?.removeAttribute(showsTopAttribute);

/** Lays out blocks and keeps what is in view where it is. */
function layOutInPlace(blocks: readonly Element[]): void {
  showAll();
  if (blocks.length > 0) {
    keepPlace(() => layOut(blocks));
  }
}

/** Lays out all of the page, now that it matters where something is. */
export function layOutAll(): void {
  layOutInPlace(left());
}

/** Finds what a fragment leads to; nothing where there is none. */
export const targetOf = (hash: string): Element | null =>
  document.getElementById(decodeURIComponent(hash.slice(1)));

/** What is without a layout of that on which the place of an element depends; all without one. */
const leftBefore = (target: Element | null): Element[] =>
  left().filter(
    (block) =>
      !target ||
      block.contains(target) ||
      block.compareDocumentPosition(target) === Node.DOCUMENT_POSITION_FOLLOWING,
  );

/** Lays out what the place of an element depends on. */
export function layOutTo(target: Element | null): void {
  layOutInPlace(leftBefore(target));
}

/**
 * Lays out what the place of an element depends on in a page that was just made; all of it without
 * one. Nothing is in view yet of which to keep the place, and to ask for it would take a layout.
 */
export function layOutNew(target: Element | null): void {
  layOut(leftBefore(target));
}

/**
 * Lays out bit by bit, when the browser is idle, what of the page is still without a layout: from
 * then on the page has its true height, and going back finds a place in it again.
 */
export async function layOutRest(): Promise<void> {
  if (isLayingOut) {
    return;
  }
  isLayingOut = true;
  let waiting = left();
  while (waiting.length > 0) {
    await whenIdle();
    // The browser keeps the place of what is in view when it draws, and not when there is a press.
    await nextFrame();
    // Meanwhile all may have been laid out, or another page have been opened.
    waiting = left();
    // What is pressed is not to move before it is let go: it would be no click.
    if (!root.matches(':active')) {
      layOutInPlace(waiting.splice(0, inARow));
    }
  }
  isLayingOut = false;
}

/** Leaves a page that the reader opens from another without a layout below the view, at first. */
export function layOutLater(): void {
  root.toggleAttribute(layOutLaterAttribute, true);
  void layOutRest();
}

/**
 * Lays out all of the page when the reader is led to a part of it, or to its end: by End, or by
 * Cmd+ArrowDown on a Mac.
 */
export function layOutForTargets(): void {
  // Before the browser goes there.
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
      // With Shift they select.
      if (!shiftKey && (key === 'End' || (metaKey && key === 'ArrowDown'))) {
        layOutAll();
        if (target === document.body) {
          // At once: the panels that a browser passes on its way change how far the end is.
          scrollTo(0, root.scrollHeight);
        }
      }
    },
    true,
  );
  // It has gone there already.
  addEventListener('hashchange', () => {
    if (left().length > 0) {
      layOutAll();
      targetOf(location.hash)?.scrollIntoView();
    }
  });
}
