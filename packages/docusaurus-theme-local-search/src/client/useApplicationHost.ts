import {useMemo} from 'react';
import {useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import {sessionOf} from '@local-search/provider';
import {searchData} from './searchData';
import type {SearchHost} from './searchHost';
import {useSiteHistory} from './useSiteHistory';
import {versionToSearch} from './versionToSearch';

/** Returns the docs version that is searched on the shown page. */
export const useVersionToSearch = (): string =>
  versionToSearch(useActivePluginAndVersion(), searchData.latestVersion);

/** Returns the host of a search on the shown page, where the router opens pages. */
export function useApplicationHost(): SearchHost {
  const session = sessionOf(useVersionToSearch());
  const history = useSiteHistory();
  return useMemo(
    () => ({session, navigate: (address) => history.push(address)}),
    [session, history],
  );
}
