import {useEffect, type RefObject} from 'react';
import type {ShownListing} from '../Listing/shownListing';

/** A line of the file and how it is highlighted. */
export interface HighlightedLine {
  readonly line: number;
  readonly as: 'current' | 'failed';
}

/** The height of a line of code, the same as in its style sheet. */
const lineHeight = 1.6;

/** Highlights a line in the listing that a panel belongs to, if the listing shows the line. */
export default function useHighlightedLine(
  panel: RefObject<HTMLElement | null>,
  {firstLine, lines}: ShownListing,
  lit: HighlightedLine | undefined,
): void {
  const {line, as} = lit ?? {};
  useEffect(() => {
    const code = panel.current
      ?.closest('[data-listing]')
      ?.querySelector<HTMLElement>('pre[data-numbers] > code');
    const index = line === undefined ? -1 : line - firstLine;
    if (!code || index < 0 || index >= lines.length) {
      return undefined;
    }
    code.dataset.lit = as ?? 'current';
    code.style.backgroundPositionY = `${(index * lineHeight).toFixed(1)}em`;
    return () => code.removeAttribute('data-lit');
  }, [panel, firstLine, lines, line, as]);
}
