import type {CachedPage} from '../../store/FileCache';
import type {Outcome} from '../../store/download';
import type {KindState} from './kinds';

/** Whether the browser can cache the site. */
export type Support =
  | 'checking'
  /** The development server is running, which has no worker. */
  | 'development'
  /** The browser has no service workers, or has none for pages from an insecure connection. */
  | 'missing'
  /** The browser refuses, as in some private windows. */
  | 'blocked'
  /** The worker could not be set up. */
  | 'failed'
  | 'ready';

/** The outcome of the reader's last action on a part. */
export type PartOutcome = Outcome | 'removed';

/** A part of the site, and how much of it is cached. */
export interface PartState {
  readonly name: string;
  /** The label that readers see; undefined for the whole site. */
  readonly label: string | undefined;
  /** Size of the part in bytes. */
  readonly size: number;
  /** Bytes of it that are cached. */
  readonly cachedSize: number;
  /** Cached bytes that the offline page does not need. */
  readonly removableSize: number;
  /** Whether the reader chose to cache the part. */
  readonly isChosen: boolean;
  /** Whether the reader chose the part and the browser has evicted it since. */
  readonly wasEvicted: boolean;
  /** Whether another tab is caching the part. */
  readonly isActiveElsewhere: boolean;
}

/** The state that the controls show. */
export interface OfflineState {
  readonly support: Support;
  readonly parts: readonly PartState[];
  readonly kinds: readonly KindState[];
  readonly pages: readonly CachedPage[];
  /** The name of the part that is being cached. */
  readonly active: string | undefined;
  /** The outcome of the last attempt to cache or remove a part. */
  readonly lastAction: {readonly name: string; readonly outcome: PartOutcome} | undefined;
}

let state: OfflineState = {
  support: 'checking',
  parts: [],
  kinds: [],
  pages: [],
  active: undefined,
  lastAction: undefined,
};
const listeners = new Set<() => void>();

/** Changes parts of the state. */
export function setState(change: Partial<OfflineState>): void {
  state = {...state, ...change};
  listeners.forEach((listener) => listener());
}

/** Returns the current state. */
export const getOfflineState = (): OfflineState => state;

/** Calls a function at each change. @returns a function that ends the subscription. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
