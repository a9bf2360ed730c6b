import {createContext, useContext} from 'react';
import type {SearchSession} from './searchSession';

/** What a search box or the search page needs from its surroundings. */
export interface SearchHost {
  readonly session: SearchSession;
  /** Opens a page of the site in this tab. */
  readonly navigate: (address: string) => void;
}

/** Provides the host to the parts of a search box. */
export const SearchHostContext = createContext<SearchHost | undefined>(undefined);

/** Returns the host. @throws Error outside of a {@link SearchHostContext}. */
function useHost(): SearchHost {
  const host = useContext(SearchHostContext);
  if (!host) {
    throw new Error('This component works only inside the search box or the search page');
  }
  return host;
}

/** Returns the session that answers the box. */
export const useSearchSession = (): SearchSession => useHost().session;

/** Returns the function that opens a page of the site in this tab. */
export const useNavigate = (): SearchHost['navigate'] => useHost().navigate;
