import {layOutLaterAttribute} from '../inline/layOutLater';
import {proseAttribute} from '../prose/proseFile';
import {nextFrame} from './nextFrame';
import {whenIdle} from './whenIdle';

const root = document.documentElement;

/** What start.css leaves without a layout, of the page and of its sections. */
const blocks = `[${proseAttribute}] > :nth-child(n + 10)`;

/** How many are laid out in a row: on a slow phone a task of less than 50 ms. */
const inARow = 4;

/** A block, after the parts of it that are laid out one by one. */
const withParts = (block: Element) =>
  block.matches('section') ? [...block.children, block] : [block];

/** Lays out all of the page, now that it matters where something is. */
export function layOutAll(): void {
  if (root.hasAttribute(layOutLaterAttribute)) {
    root.removeAttribute(layOutLaterAttribute);
    // At once: browsers let what is in view move when its containment ends in the same frame.
    root.getBoundingClientRect();
  }
}

/**
 * Lays out bit by bit, when the browser is idle, what of the page is still without a layout: from
 * then on the page has its true height, and going back finds a place in it again.
 */
export async function layOutRest(): Promise<void> {
  const waiting = [...document.querySelectorAll(blocks)].flatMap(withParts);
  while (waiting.length > 0) {
    await nextFrame();
    await whenIdle();
    if (!root.hasAttribute(layOutLaterAttribute) || waiting[0]?.isConnected === false) {
      return;
    }
    // What is pressed is not to move before it is let go: it would be no click.
    if (!root.matches(':active')) {
      waiting.splice(0, inARow).forEach((block) => block.toggleAttribute('data-is-laid-out', true));
    }
  }
  layOutAll();
}

/** Leaves a page that the reader opens from another without a layout below the view, at first. */
export function layOutLater(): void {
  root.toggleAttribute(layOutLaterAttribute, true);
  void layOutRest();
}

/** Lays out all of the page when the reader is led to a part of it. */
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
  // It has gone there already.
  addEventListener('hashchange', () => {
    if (root.hasAttribute(layOutLaterAttribute)) {
      layOutAll();
      document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
    }
  });
}
