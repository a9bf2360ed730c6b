// What a page knows of the development server's build. Built sites have nothing of this.
import {
  developmentFolder,
  parts,
  type BuildStatus,
  type BuildStatuses,
  type Part,
} from '../model/buildStatus';

/** What an address of the development server leads to. */
export interface BuildAddress {
  /** The address of the plugin's folder of the server. */
  readonly root: string;
  readonly article: string;
  readonly part: Part;
}

/**
 * Reads an address that the development server has put into a page's data.
 *
 * @throws Error when it is none.
 */
export function readAddress(address: string): BuildAddress {
  const [before = '', place = ''] = address.split(`${developmentFolder}/`);
  const [folder, article = ''] = place.split('/');
  const part = folder === 'counts' ? 'costs' : parts.find((name) => name === folder);
  if (part === undefined) {
    throw new Error(`${address} leads to no part of an article`);
  }
  return {root: `${before}${developmentFolder}/`, article, part};
}

let statuses: BuildStatuses = {};
const listeners = new Set<() => void>();
/** How often the page shows each article. */
const shown = new Map<string, number>();
let stream: EventSource | undefined;
let streamAddress = '';

/** The address of a stream of what is shown; empty while the page itself is not. */
function wantedAddress(root: string): string {
  const articles = [...shown].filter(([, count]) => count > 0).map(([name]) => name);
  return articles.length === 0 || document.hidden
    ? ''
    : `${root}status?${articles.map((name) => `article=${encodeURIComponent(name)}`).join('&')}`;
}

function connect(root: string): void {
  const address = wantedAddress(root);
  if (address === streamAddress) {
    return;
  }
  streamAddress = address;
  stream?.close();
  stream = address === '' ? undefined : new EventSource(address);
  stream?.addEventListener('message', ({data}: MessageEvent<string>) => {
    statuses = {...statuses, ...(JSON.parse(data) as BuildStatuses)};
    listeners.forEach((listener) => listener());
  });
}

/** The status of an article; undefined until the server has told it. */
export const statusOf = (article: string): BuildStatus | undefined => statuses[article];

/**
 * Calls a function when a status changes; the server builds first what a page subscribes to.
 *
 * @returns what ends that.
 */
export function subscribe(
  {root, article}: Pick<BuildAddress, 'root' | 'article'>,
  listener: () => void,
): () => void {
  const count = (by: number) => {
    shown.set(article, (shown.get(article) ?? 0) + by);
    // Once for all panels that come or go together.
    setTimeout(() => connect(root));
  };
  // A browser opens six connections to a server at most, for all its tabs.
  const changeVisibility = () => connect(root);
  listeners.add(listener);
  document.addEventListener('visibilitychange', changeVisibility);
  count(1);
  return () => {
    listeners.delete(listener);
    document.removeEventListener('visibilitychange', changeVisibility);
    count(-1);
  };
}

/** Waits until what an address leads to is built. */
export function whenBuilt(address: string): Promise<void> {
  const target = readAddress(address);
  const isBuilt = () => statusOf(target.article)?.versions[target.part] !== undefined;
  if (isBuilt()) {
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const end = subscribe(target, () => {
      if (isBuilt()) {
        end();
        resolve();
      }
    });
  });
}
