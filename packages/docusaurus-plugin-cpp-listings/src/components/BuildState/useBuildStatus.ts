import {useCallback, useSyncExternalStore} from 'react';
import type {BuildStatus} from '../../model/buildStatus';
import {statusOf, subscribe} from '../../workers/developmentBuild';

/** Returns the development server's progress on an article; undefined until the server reports it. */
export default function useBuildStatus(root: string, article: string): BuildStatus | undefined {
  const subscribeTo = useCallback(
    (listener: () => void) => subscribe({root, article}, listener),
    [root, article],
  );
  return useSyncExternalStore(subscribeTo, () => statusOf(article));
}
