import {useEffect, type RefObject} from 'react';
import type {ShownListing} from '../Listing/shownListing';

/** A line of the file and how it is highlighted. */
export interface HighlightedLine {
  readonly line: number;
  readonly as: 'current' | 'failed';
}

/** Highlights a line in the listing that a panel belongs to, if it is shown. */
export default function useHighlightedLine(
  panel: RefObject<HTMLElement | null>,
  {firstLine}: ShownListing,
  lit: HighlightedLine | undefined,
): void {
  const {line, as} = lit ?? {};
  useEffect(() => {
    const code = panel.current?.closest('[data-listing]')?.querySelector('pre > code');
    const shown = line === undefined ? undefined : code?.children[line - firstLine];
    shown?.setAttribute('data-lit', as ?? 'current');
    return () => shown?.removeAttribute('data-lit');
  }, [panel, firstLine, line, as]);
}
