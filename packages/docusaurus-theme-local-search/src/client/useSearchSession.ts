import {useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import {sessionOf} from '@local-search/provider';
import type {SearchSession} from './searchSession';
import {useGlobalSearchData} from './useGlobalSearchData';
import {versionToSearch} from './versionToSearch';

/**
 * Returns the session of the reader's docs version; outside of the docs, of the latest version.
 */
export function useSearchSession(): SearchSession {
  const active = useActivePluginAndVersion();
  const data = useGlobalSearchData();
  return sessionOf(versionToSearch(active, data.latestVersion), data);
}
