import {useSyncExternalStore} from 'react';
import {noProgress, readProgress, subscribe, type Progress} from './progress';

/** How far the reader is; nothing while the page is the server's. */
export default function useProgress(): Progress {
  return useSyncExternalStore(subscribe, readProgress, () => noProgress);
}
