import {useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import {currentVersion, type GlobalData} from '../shared';
import {findIndexFile} from './indexFile';
import {createSession, type Session} from './session';
import {useGlobalSearchData} from './useGlobalSearchData';

/** Sessions by what they are made from; each page load makes each once. */
const sessions = new Map<string, Session>();

function sessionOf(version: string, {indexFolder, limits, files}: GlobalData): Session {
  const file = files?.[version] ?? Object.values(files ?? {})[0];
  const key = JSON.stringify([version, indexFolder, file]);
  let session = sessions.get(key);
  if (!session) {
    let tries = 0;
    session = createSession({
      folder: indexFolder,
      findFile: () => file ?? findIndexFile(version, tries++ > 0),
      sectionsPerPage: limits.sectionsPerPage,
    });
    sessions.set(key, session);
  }
  return session;
}

/** The session of the docs version that the reader is on, of the latest elsewhere. */
export function useSession(): Session {
  const active = useActivePluginAndVersion();
  return sessionOf(active?.activeVersion?.name ?? currentVersion, useGlobalSearchData());
}
