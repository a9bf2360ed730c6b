// Tracks the development server's build for a page. Built sites do not contain this code.
import {
  developmentFolder,
  parts,
  type BuildStatus,
  type BuildStatuses,
  type Part,
} from '../model/buildStatus';

/** The parts of a URL on the development server. */
export interface BuildAddress {
  /** The URL of the plugin's folder on the server. */
  readonly root: string;
  readonly article: string;
  readonly part: Part;
}

/**
 * Parses a URL that the development server has put into a page's data.
 *
 * @throws Error if it is not the URL of a part of an article.
 */
export function parseAddress(address: string): BuildAddress {
  const [before = '', place = ''] = address.split(`${developmentFolder}/`);
  const [folder, article = ''] = place.split('/');
  const part = folder === 'counts' ? 'costs' : parts.find((name) => name === folder);
  if (part === undefined) {
    throw new Error(`${address} is not the address of a part of an article`);
  }
  return {root: `${before}${developmentFolder}/`, article, part};
}

let statuses: BuildStatuses = {};
const listeners = new Set<() => void>();
/** How many subscriptions the page has to each article. */
const shown = new Map<string, number>();
let stream: EventSource | undefined;
let streamAddress = '';

/** Returns the URL of the status stream for the page's articles; empty while the page is hidden. */
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

/** Returns the status of an article; undefined until the server has sent it. */
export const statusOf = (article: string): BuildStatus | undefined => statuses[article];

/**
 * Calls a listener when a status changes. The server first builds the articles to which a page
 * subscribes.
 *
 * @returns a function that ends the subscription.
 */
export function subscribe(
  {root, article}: Pick<BuildAddress, 'root' | 'article'>,
  listener: () => void,
): () => void {
  const count = (by: number) => {
    shown.set(article, (shown.get(article) ?? 0) + by);
    // Deferred, so that panels that mount or unmount together connect only once.
    setTimeout(() => connect(root));
  };
  // A hidden page closes its stream, because all tabs share six connections to a server at most.
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

/** Waits until the part that a URL names is built. */
export function whenBuilt(address: string): Promise<void> {
  const target = parseAddress(address);
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
