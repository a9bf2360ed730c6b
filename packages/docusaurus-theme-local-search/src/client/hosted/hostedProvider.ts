import type {HostedData} from '../../shared';
import type {Answer} from '../answers';
import type {Request} from '../pendingRequest';
import {sessionOf as localSessionOf} from '../localProvider';
import {countPages} from '../resultRows';
import {searchData} from '../searchData';
import type {SearchSession} from '../searchSession';
import {createHostedSession, type HostedSession} from './hostedSession';
import {siteService} from './siteService';

/**
 * Milliseconds that an answer must stay before its search is recorded. Without the delay, every
 * letter of a word would be recorded.
 */
const recordDelay = 1000;

/** Creates a recorder that records only the last of several searches in quick succession. */
function createRecorder(service: HostedData) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const recording = service.analytics && import('./recordSearches');
  const analytics = recording?.then(({recordSearches}) => recordSearches(service));
  // If that code cannot be loaded, nothing is recorded, but the search works.
  analytics?.catch(() => undefined);
  return {
    forget: () => clearTimeout(timer),
    record({query}: Request, answer: Answer, roundTripTime: number) {
      const resultsCount = countPages(answer, undefined);
      clearTimeout(timer);
      timer = setTimeout(() => {
        analytics
          ?.then(({add}) => add({term: query, query, resultsCount, roundTripTime}))
          .catch(() => undefined);
      }, recordDelay);
    },
  };
}

function createSession(local: SearchSession, version: string): HostedSession {
  const service = siteService();
  const {sectionsPerPage} = searchData.limits;
  const load = () => import('./askService');
  let recorder: ReturnType<typeof createRecorder> | undefined;
  return createHostedSession({
    local,
    prepare: load,
    async ask(request, signal) {
      recorder ??= createRecorder(service);
      recorder.forget();
      const {askService} = await load();
      const begun = performance.now();
      const answer = await askService(service, version, {...request, sectionsPerPage}, signal);
      recorder.record(request, answer, Math.round(performance.now() - begun));
      return answer;
    },
  });
}

/** Hosted sessions by the local session that each falls back on. */
const sessions = new Map<SearchSession, HostedSession>();

/** Returns the session that asks the service, for a docs version. */
export function sessionOf(version: string): HostedSession {
  const local = localSessionOf(version);
  let session = sessions.get(local);
  if (!session) {
    session = createSession(local, version);
    sessions.set(local, session);
  }
  return session;
}
