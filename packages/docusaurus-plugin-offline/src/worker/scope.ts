// What the worker uses of the browser. TypeScript's own types of it cannot be had together with
// those of pages.

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

interface MessageFromPage extends ExtendableEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface Events {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly fetch: FetchEvent;
  readonly message: MessageFromPage;
}

/** A page that the worker is in charge of. */
interface PageClient {
  readonly url: string;
  readonly navigate: (url: string) => Promise<unknown>;
}

/** The global scope of a service worker. */
export interface WorkerScope {
  readonly registration: {
    readonly scope: string;
    readonly navigationPreload?: {readonly enable: () => Promise<void>};
    readonly unregister: () => Promise<boolean>;
  };
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: {readonly type: 'window'}) => Promise<readonly PageClient[]>;
  };
  readonly caches: CacheStorage;
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Type extends keyof Events>(
    type: Type,
    listener: (event: Events[Type]) => void,
  ) => void;
}

/** What the build has written into a worker. */
export interface WorkerSettings {
  /** The file of the manifest, below the base path. */
  readonly manifest: string;
}
