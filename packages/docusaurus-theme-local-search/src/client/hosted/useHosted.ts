import {useSyncExternalStore} from 'react';
import type {HostedData} from '../../shared';
import {useGlobalSearchData} from '../useGlobalSearchData';
import {useSearchSession} from '../useSearchSession';
import {serviceOf} from './hostedProvider';
import type {HostedSession} from './hostedSession';

/** Returns what the page knows of the search service. */
export const useService = (): HostedData => serviceOf(useGlobalSearchData());

const never = () => false;

/** Returns whether the service is away, and renders again when that changes. */
export function useIsAway(): boolean {
  // Where this code is, every session is of the hosted provider.
  const session = useSearchSession() as HostedSession;
  return useSyncExternalStore(session.subscribe, session.isAway, never);
}
