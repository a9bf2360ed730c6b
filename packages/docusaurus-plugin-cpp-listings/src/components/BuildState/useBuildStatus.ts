import {useCallback, useSyncExternalStore} from 'react';
import type {BuildStatus} from '../../model/buildStatus';
import {statusOf, subscribe} from '../../workers/developmentBuild';

/** How far the development server is with an article; undefined until it says so. */
export default function useBuildStatus(root: string, article: string): BuildStatus | undefined {
  const subscribeTo = useCallback(
    (listener: () => void) => subscribe({root, article}, listener),
    [root, article],
  );
  return useSyncExternalStore(subscribeTo, () => statusOf(article));
}
