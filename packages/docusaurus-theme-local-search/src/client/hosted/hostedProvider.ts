import type {GlobalData, HostedData} from '../../shared';
import type {Answer} from '../answers';
import type {Request} from '../askedRequest';
import {sessionOf as localSessionOf} from '../localProvider';
import {countPages} from '../resultRows';
import type {SearchSession} from '../searchSession';
import {createHostedSession, type HostedSession} from './hostedSession';

/** Returns what pages know of the search service. @throws Error where the site has none. */
export function serviceOf({hosted}: GlobalData): HostedData {
  if (!hosted) {
    throw new Error('The site has no search service');
  }
  return hosted;
}

/** Milliseconds for which an answer must stand to be recorded: of a word, not its letters. */
const recordDelay = 1000;

/** Makes what records the last of the searches that follow each other. */
function createRecorder(service: HostedData) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const recording = service.analytics && import('./recordSearches');
  const analytics = recording?.then(({recordSearches}) => recordSearches(service));
  // Without that code nothing is recorded, and all else is as it should be.
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

function createSession(local: SearchSession, version: string, data: GlobalData): HostedSession {
  const service = serviceOf(data);
  const {sectionsPerPage} = data.limits;
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

/** Sessions by those of the site's own index that they fall back on. */
const sessions = new Map<SearchSession, HostedSession>();

/** Returns the session in which the service answers, for a docs version. */
export function sessionOf(version: string, data: GlobalData): HostedSession {
  const local = localSessionOf(version, data);
  let session = sessions.get(local);
  if (!session) {
    session = createSession(local, version, data);
    sessions.set(local, session);
  }
  return session;
}
