import {type RefObject, useEffect, useRef} from 'react';
import {useEvent} from '@docusaurus/theme-common';
import type {Search} from '../../client/useSearch';
import {useFieldEvent} from './useFieldEvent';

/**
 * Milliseconds that the results may lag behind the typed text. An answer that arrives within this
 * time is rendered together with its query, which takes half of the work.
 */
const maxLag = 50;

/** Searches for the text of the field as the reader types. */
export function useTypedQuery(
  input: RefObject<HTMLInputElement | null>,
  query: string,
  setQuery: (query: string) => void,
  searchAhead: Search['searchAhead'],
): void {
  const typed = () => input.current?.value ?? '';
  const lagTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(lagTimer.current), []);
  const search = () => {
    const text = typed();
    clearTimeout(lagTimer.current);
    if (text.trim() === '') {
      setQuery(text);
      return;
    }
    lagTimer.current = setTimeout(() => setQuery(text), maxLag);
    searchAhead(text, () => {
      clearTimeout(lagTimer.current);
      setQuery(text);
    });
  };
  useFieldEvent(input, 'input', search);
  const searchMissedText = useEvent(() => {
    if (typed() !== query) {
      search();
    }
  });
  // Search text that was typed after this component rendered, but before it listened.
  useEffect(() => searchMissedText(), [searchMissedText]);
}
