import {useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import {currentVersion, type GlobalData} from '../shared';
import {findIndex} from './findIndex';
import {createSearchSession, type SearchSession} from './searchSession';
import {useGlobalSearchData} from './useGlobalSearchData';

/** Sessions by their options: each is created once. */
const sessions = new Map<string, SearchSession>();

function sessionOf(version: string, {indexFolder, limits, indexes}: GlobalData): SearchSession {
  const index = indexes?.[version] ?? Object.values(indexes ?? {})[0];
  const key = JSON.stringify([version, indexFolder, index]);
  let session = sessions.get(key);
  if (!session) {
    let attempts = 0;
    session = createSearchSession({
      folder: indexFolder,
      findIndex: () => index ?? findIndex(version, attempts++ > 0),
      sectionsPerPage: limits.sectionsPerPage,
    });
    sessions.set(key, session);
  }
  return session;
}

/** Returns the session of the docs version that the reader is on, elsewhere of the latest. */
export function useSearchSession(): SearchSession {
  const active = useActivePluginAndVersion();
  return sessionOf(active?.activeVersion?.name ?? currentVersion, useGlobalSearchData());
}
