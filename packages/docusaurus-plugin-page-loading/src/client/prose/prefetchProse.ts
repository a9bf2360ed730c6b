import docPaths from '@page-loading/docs';
import {proseAddress} from '../../prose/proseFile';
import {prefersReducedData} from '../prefersReducedData';
import {whenIdle} from '../whenIdle';
import {parseAhead} from './elements';

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '');

/** Permalinks of docs, some of which end with a slash, by what they are without it. */
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
  parseAhead(docs.get(withoutSlash(path)) ?? path);
}

/** Whether a page is the one before or after that which is read: there most readers go on. */
const isNeighbour = (path: string) =>
  document.querySelector(`.pagination-nav a[href="${CSS.escape(path)}"]`) !== null;

/**
 * Has Docusaurus fetch a doc's prose ahead whenever it fetches the doc's scripts ahead, and read
 * and parse both ahead of the neighbours of the page, whose links are in view.
 */
export function prefetchProse(): void {
  const own = window.docusaurus;
  window.docusaurus = {
    preload(path) {
      const loading = own.preload(path);
      // Links ask for it and wait for nothing: a failure is told when the page is opened.
      Promise.resolve(loading).catch(() => undefined);
      return loading;
    },
    prefetch(path) {
      // It is false for what was fetched, and where nothing is to be fetched ahead.
      const isFetching = own.prefetch(path);
      if (isFetching !== false && docs.has(withoutSlash(path))) {
        prefetch(path);
      }
      if (!prefersReducedData() && isNeighbour(path)) {
        // A failure is told when the page is opened.
        void prepare(path, own).catch(() => undefined);
      }
      return isFetching;
    },
  };
}
