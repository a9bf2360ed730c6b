import {useSyncExternalStore} from 'react';
import {noProgress, readProgress, subscribe, type Progress} from './progress';

/** Returns the reader's progress; while the page is the server's, none. */
export default function useProgress(): Progress {
  return useSyncExternalStore(subscribe, readProgress, () => noProgress);
}
