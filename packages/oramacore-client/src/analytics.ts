import {sendBeacon} from './beacon';
import {createId} from './createId';
import type {Profile} from './profile';
import {wantsPrivacy} from './visitor';

export {createProfile} from './profile';
export type {Profile, ProfileOptions} from './profile';
export {sharedVisitorId, visitorId, wantsPrivacy} from './visitor';

/** The most events of one batch. */
const batchSize = 25;

/** The most milliseconds that an event waits for more. */
const batchTime = 5000;

/** A search that a reader made. */
export interface SearchEvent {
  /** What the reader typed. */
  readonly term: string;
  /** The search as it was sent. */
  readonly query: unknown;
  readonly resultsCount: number;
  /** The milliseconds until the answer was there. */
  readonly roundTripTime: number;
}

/** Where events go. */
export interface AnalyticsOptions {
  /** The address that collects. */
  readonly endpoint: string;
  readonly readKey: string;
  /** The name of what is searched. */
  readonly index: string;
  readonly deploymentId?: string | undefined;
  readonly profile: Profile;
  /** The owner's yes: nothing is counted or sent unless it is true. */
  readonly isOn: boolean;
}

/** Counts searches. */
export interface Analytics {
  readonly add: (event: SearchEvent) => void;
  /** Sends what waits. */
  readonly flush: () => void;
  /** Sends what waits, and counts no more. */
  readonly stop: () => void;
}

const silent: Analytics = {
  add: () => undefined,
  flush: () => undefined,
  stop: () => undefined,
};

/** The address of the page without what a reader may have typed into it. */
const pageAddress = () =>
  typeof location === 'undefined' ? undefined : location.origin + location.pathname;

/**
 * Makes analytics that send batches of 25 events, or what is there after five seconds or when
 * the page is hidden. They are silent unless the owner turns them on, and for readers who want
 * privacy.
 *
 * @throws TypeError when they are on and the endpoint is no address.
 */
export function createAnalytics({isOn, profile, ...options}: AnalyticsOptions): Analytics {
  if (!isOn || wantsPrivacy()) {
    return silent;
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
        timer ??= setTimeout(flush, batchTime);
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
