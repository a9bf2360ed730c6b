import {useSyncExternalStore} from 'react';
import type {Status} from './session';
import {useSession} from './useSession';

const idle: Status = {phase: 'idle'};
const getIdle = () => idle;

/** How far the index has come. */
export function useStatus(): Status {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.getStatus, getIdle);
}
