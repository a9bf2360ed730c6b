import docPaths from '@page-loading/docs';
import {proseAddress} from '../../prose/proseFile';
import {prefersReducedData} from '../prefersReducedData';
import {whenIdle} from '../whenIdle';
import {parseEarly} from './elements';

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '');

/**
 * Permalinks of docs by their path without a trailing slash, because some permalinks end with one.
 */
const docs = new Map(docPaths.map((permalink) => [withoutSlash(permalink), permalink]));

/** Prefetches the prose of a doc, and resolves when it has arrived or failed. */
async function prefetchFile(path: string): Promise<void> {
  const link = document.createElement('link');
  if (!link.relList.supports('prefetch')) {
    return;
  }
  link.rel = 'prefetch';
  link.as = 'fetch';
  link.crossOrigin = 'anonymous';
  link.href = proseAddress(path);
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    document.head.append(link);
  });
}

/** Prefetches a page; does nothing if it was fetched already, or if prefetching is off. */
async function prefetchPage(path: string, own: typeof window.docusaurus): Promise<void> {
  const scripts = own.prefetch(path);
  if (scripts !== false) {
    const isDoc = docs.has(withoutSlash(path));
    await Promise.all([scripts, isDoc ? prefetchFile(path) : undefined]);
  }
}

/**
 * The time in milliseconds for which other pages wait at most: in a browser without prefetch links,
 * Docusaurus does not notice a network failure, and its promise would stay pending.
 */
const longestTurn = 30_000;

/** Prefetches a page, and resolves when the next page may be prefetched. */
const takeTurn = (path: string, own: typeof window.docusaurus): Promise<void> =>
  Promise.race([
    prefetchPage(path, own),
    new Promise<void>((resolve) => {
      setTimeout(resolve, longestTurn);
    }),
  ]);

async function prepare(path: string, {preload}: typeof window.docusaurus): Promise<void> {
  await whenIdle();
  await preload(path);
  await whenIdle();
  parseEarly(docs.get(withoutSlash(path)) ?? path);
}

/** Whether a page is the previous or next one in the docs, which most readers open next. */
const isNeighbour = (path: string) =>
  document.querySelector(`.pagination-nav a[href="${CSS.escape(path)}"]`) !== null;

/**
 * Makes Docusaurus prefetch the prose of a doc with the scripts of the doc, and one page after
 * another: together they would take the line from what the reader waits for, such as a search. The
 * neighbours of the page, whose links are visible, do not wait for their turn. Their scripts are
 * also evaluated and their prose is parsed.
 */
export function prefetchProse(): void {
  const own = window.docusaurus;
  let turn = Promise.resolve();
  window.docusaurus = {
    preload(path) {
      const loading = own.preload(path);
      // Links do not handle the rejection. A failure is reported when the page is opened.
      Promise.resolve(loading).catch(() => undefined);
      return loading;
    },
    prefetch(path) {
      if (isNeighbour(path)) {
        if (!prefersReducedData()) {
          // A failure is reported when the page is opened.
          void prepare(path, own).catch(() => undefined);
        }
        return prefetchPage(path, own).then(() => []);
      }
      // A failure is reported when the page is opened.
      turn = turn.then(() => takeTurn(path, own)).catch(() => undefined);
      return turn.then(() => []);
    },
  };
}
