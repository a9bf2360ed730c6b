import {useSyncExternalStore} from 'react';
import type {HostedData} from '../../shared';
import {searchData} from '../searchData';
import {useSearchSession} from '../searchHost';
import {serviceOf} from './hostedProvider';
import type {HostedSession} from './hostedSession';

/** Returns the public data of the search service. */
export const siteService = (): HostedData => serviceOf(searchData);

const never = () => false;

/** Returns whether the service is unavailable, and renders again when that changes. */
export function useIsUnavailable(): boolean {
  // This code is only bundled with the hosted provider, so every session is a `HostedSession`.
  const session = useSearchSession() as HostedSession;
  return useSyncExternalStore(session.subscribe, session.isUnavailable, never);
}
