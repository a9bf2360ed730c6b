// The browser APIs that the worker uses. TypeScript cannot load its own types for workers together
// with those for pages.

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

/** A page that the worker controls. */
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

/** The settings that the build inserts into a worker. */
export interface WorkerSettings {
  /** The manifest file, below the base path. */
  readonly manifest: string;
}
