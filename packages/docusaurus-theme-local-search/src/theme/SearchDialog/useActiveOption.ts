import {useEffect, useState} from 'react';
import {useEvent} from '@docusaurus/theme-common';
import type {Row} from '../../client/resultRows';
import {optionId} from '../SearchResults/optionId';

/** Milliseconds that an option must be active before its page is prefetched. */
const prefetchDelay = 200;

/** The option of the listbox that Enter opens. */
export interface ActiveOption {
  readonly position: number;
  /** The id of its element; undefined if there are no options. */
  readonly id: string | undefined;
  readonly activate: (position: number) => void;
  /** Makes the first option active. */
  readonly reset: () => void;
}

/** Keeps track of the active option, scrolls to it, and prefetches its page. */
export function useActiveOption(
  options: readonly Row[],
  query: string,
  listboxId: string,
): ActiveOption {
  const [chosen, setChosen] = useState<{
    readonly query: string;
    readonly path: string | undefined;
  }>();
  // Identify the active option by its address, because the answer may still be completed.
  const position = Math.max(
    0,
    options.findIndex(({path}) => chosen?.query === query && path === chosen.path),
  );
  const activate = useEvent((next: number) => {
    setChosen({query, path: options[next]?.path});
  });
  const id = options.length > 0 ? optionId(listboxId, position) : undefined;

  useEffect(() => {
    if (position === 0) {
      // Show the heading of the first group, which is above the first option.
      document.getElementById(listboxId)?.scrollTo({top: 0});
    } else if (id) {
      document.getElementById(id)?.scrollIntoView({block: 'nearest'});
    }
  }, [position, id, listboxId]);

  const page = options[position]?.path.split('#', 1)[0];
  useEffect(() => {
    if (page === undefined) {
      return undefined;
    }
    const timer = setTimeout(() => void window.docusaurus.prefetch(page), prefetchDelay);
    return () => clearTimeout(timer);
  }, [page]);

  return {position, id, activate, reset: () => setChosen(undefined)};
}
