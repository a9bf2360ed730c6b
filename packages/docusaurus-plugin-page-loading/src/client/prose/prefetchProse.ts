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

function prefetch(path: string): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'fetch';
  link.crossOrigin = 'anonymous';
  link.href = proseAddress(path);
  document.head.append(link);
}

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
 * Makes Docusaurus prefetch the prose of a doc with the scripts of the doc. For the neighbours of
 * the page, whose links are visible, it also evaluates the scripts and parses the prose.
 */
export function prefetchProse(): void {
  const own = window.docusaurus;
  window.docusaurus = {
    preload(path) {
      const loading = own.preload(path);
      // Links do not handle the rejection. A failure is reported when the page is opened.
      Promise.resolve(loading).catch(() => undefined);
      return loading;
    },
    prefetch(path) {
      // The result is false for a page that was fetched already, and if prefetching is off.
      const isFetching = own.prefetch(path);
      if (isFetching !== false && docs.has(withoutSlash(path))) {
        prefetch(path);
      }
      if (!prefersReducedData() && isNeighbour(path)) {
        // A failure is reported when the page is opened.
        void prepare(path, own).catch(() => undefined);
      }
      return isFetching;
    },
  };
}
