import {findIndex} from './findIndex';
import {searchData} from './searchData';
import {createSearchSession, type SearchSession} from './searchSession';

/** Sessions by their options; each is created once. */
const sessions = new Map<string, SearchSession>();

/** Returns the session that answers from the index of a docs version. */
export function sessionOf(version: string): SearchSession {
  const {indexFolder, limits, indexes} = searchData;
  const index = indexes?.[version] ?? Object.values(indexes ?? {})[0];
  const key = JSON.stringify([version, index]);
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
