import {sendBeacon} from './beacon';
import {createId} from './createId';
import type {Profile} from './profile';
import {wantsPrivacy} from './visitor';

export {createProfile} from './profile';
export type {Profile, ProfileOptions} from './profile';
export {sharedVisitorId, visitorId, wantsPrivacy} from './visitor';

/** The maximum number of events per batch. */
const batchSize = 25;

/** The maximum number of milliseconds that an event waits for others. */
const maxBatchDelay = 5000;

/** A search that a reader made. */
export interface SearchEvent {
  /** The text that the reader typed. */
  readonly term: string;
  /** The search as it was sent. */
  readonly query: unknown;
  readonly resultsCount: number;
  /** The milliseconds from the request to the answer. */
  readonly roundTripTime: number;
}

/** Where events are sent, and for whom. */
export interface AnalyticsOptions {
  /** The address that collects events. */
  readonly endpoint: string;
  readonly readKey: string;
  /** The name of the searched index. */
  readonly index: string;
  readonly deploymentId?: string | undefined;
  readonly profile: Profile;
  /** Whether the owner has turned analytics on; otherwise nothing is recorded or sent. */
  readonly isOn: boolean;
}

/** Records searches. */
export interface Analytics {
  readonly add: (event: SearchEvent) => void;
  /** Sends the waiting events. */
  readonly flush: () => void;
  /** Sends the waiting events and stops recording. */
  readonly stop: () => void;
}

const disabledAnalytics: Analytics = {
  add: () => undefined,
  flush: () => undefined,
  stop: () => undefined,
};

/**
 * Returns the address of the page without the query string and fragment, which may contain text
 * that a reader typed.
 */
const pageAddress = () =>
  typeof location === 'undefined' ? undefined : location.origin + location.pathname;

/**
 * Creates analytics that send events in batches: 25 events at once, or the waiting ones after
 * five seconds or when the page is hidden. They record nothing unless the owner turns them on,
 * and nothing for readers whose browser asks for privacy.
 *
 * @throws TypeError when they are on and the endpoint is not a valid address.
 */
export function createAnalytics({isOn, profile, ...options}: AnalyticsOptions): Analytics {
  if (!isOn || wantsPrivacy()) {
    return disabledAnalytics;
  }
  const address = new URL(options.endpoint);
  address.searchParams.set('api-key', options.readKey);
  const clientId = createId();
  let events: object[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (events.length === 0) {
      return;
    }
    const body = {
      source: 'fe',
      deploymentID: options.deploymentId,
      index: options.index,
      oramaId: clientId,
      events,
    };
    events = [];
    sendBeacon(address.href, JSON.stringify(body));
  };

  const onHide = () => {
    if (document.visibilityState === 'hidden') {
      flush();
    }
  };
  if (typeof document !== 'undefined') {
    document.addEventListener('visibilitychange', onHide);
    addEventListener('pagehide', flush);
  }

  return {
    add({term, query, resultsCount, roundTripTime}) {
      if (isStopped) {
        return;
      }
      events.push({
        rawSearchString: term,
        query,
        resultsCount,
        roundTripTime,
        searchedAt: new Date().toISOString(),
        userId: profile.visitorId,
        identity: profile.identity,
        alias: profile.alias,
        referer: pageAddress(),
      });
      if (events.length >= batchSize) {
        flush();
      } else {
        timer ??= setTimeout(flush, maxBatchDelay);
      }
    },
    flush,
    stop() {
      flush();
      isStopped = true;
      if (typeof document !== 'undefined') {
        document.removeEventListener('visibilitychange', onHide);
        removeEventListener('pagehide', flush);
      }
    },
  };
}
