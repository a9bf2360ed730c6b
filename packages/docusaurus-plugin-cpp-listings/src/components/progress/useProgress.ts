import {useSyncExternalStore} from 'react';
import {noProgress, readProgress, subscribe, type Progress} from './progress';

/** Returns the reader's progress; no progress on the server and during hydration. */
export default function useProgress(): Progress {
  return useSyncExternalStore(subscribe, readProgress, () => noProgress);
}
