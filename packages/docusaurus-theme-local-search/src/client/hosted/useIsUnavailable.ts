import {useSyncExternalStore} from 'react';
import {useSearchSession} from '../searchHost';
import type {HostedSession} from './hostedSession';

const never = () => false;

/** Returns whether the service is unavailable, and renders again when that changes. */
export function useIsUnavailable(): boolean {
  // This code is only bundled with the hosted provider, so every session is a `HostedSession`.
  const session = useSearchSession() as HostedSession;
  return useSyncExternalStore(session.subscribe, session.isUnavailable, never);
}
