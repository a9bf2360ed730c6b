import {useSyncExternalStore} from 'react';
import type {Status} from './searchSession';
import {useSearchSession} from './searchHost';

const idle: Status = {phase: 'idle'};
const getIdle = () => idle;

/** Returns the state of the index, and renders again when it changes. */
export function useIndexStatus(): Status {
  const session = useSearchSession();
  return useSyncExternalStore(session.subscribe, session.getStatus, getIdle);
}
