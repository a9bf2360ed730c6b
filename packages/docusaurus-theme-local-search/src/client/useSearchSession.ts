import {useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import {sessionOf} from '@local-search/provider';
import {currentVersion} from '../shared';
import type {SearchSession} from './searchSession';
import {useGlobalSearchData} from './useGlobalSearchData';

/** Returns the session of the docs version that the reader is on, elsewhere of the latest. */
export function useSearchSession(): SearchSession {
  const active = useActivePluginAndVersion();
  return sessionOf(active?.activeVersion?.name ?? currentVersion, useGlobalSearchData());
}
