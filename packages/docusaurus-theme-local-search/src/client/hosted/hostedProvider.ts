import type {GlobalData, HostedData} from '../../shared';
import {sessionOf as localSessionOf} from '../localProvider';
import type {SearchSession} from '../searchSession';
import {createHostedSession, type HostedSession} from './hostedSession';

/** Returns what pages know of the search service. @throws Error where the site has none. */
export function serviceOf({hosted}: GlobalData): HostedData {
  if (!hosted) {
    throw new Error('The site has no search service');
  }
  return hosted;
}

/** Sessions by those of the site's own index that they fall back on. */
const sessions = new Map<SearchSession, HostedSession>();

/** Returns the session in which the service answers, for a docs version. */
export function sessionOf(version: string, data: GlobalData): HostedSession {
  const local = localSessionOf(version, data);
  let session = sessions.get(local);
  if (!session) {
    const service = serviceOf(data);
    const {sectionsPerPage} = data.limits;
    const load = () => import('./askService');
    session = createHostedSession({
      local,
      prepare: () => {
        // What fails now is told by the first question.
        load().catch(() => undefined);
      },
      ask: async (request, signal) => {
        const {askService} = await load();
        return askService(service, version, {...request, sectionsPerPage}, signal);
      },
    });
    sessions.set(local, session);
  }
  return session;
}
