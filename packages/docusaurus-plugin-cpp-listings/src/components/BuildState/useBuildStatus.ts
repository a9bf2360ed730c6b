import {useCallback, useSyncExternalStore} from 'react';
import type {BuildStatus, Part} from '../../model/buildStatus';
import {statusOf, subscribe} from '../../workers/developmentBuild';

/** How far the development server is with an article; undefined until it says so. */
export default function useBuildStatus(
  root: string,
  article: string,
  part: Part,
): BuildStatus | undefined {
  const subscribeTo = useCallback(
    (listener: () => void) => subscribe({root, article, part}, listener),
    [root, article, part],
  );
  return useSyncExternalStore(subscribeTo, () => statusOf(article));
}
