import {useEffect, type RefObject} from 'react';
import type {ListingData} from '@site/src/plugins/listings/client';

/** A line of the file and how it is lit. */
export interface Lit {
  readonly line: number;
  readonly as: 'current' | 'failed';
}

/** Lights a line in the listing that a panel belongs to; nothing when it is not shown. */
export default function useLitLine(
  panel: RefObject<HTMLElement | null>,
  {firstLine}: ListingData,
  lit: Lit | undefined,
): void {
  const {line, as} = lit ?? {};
  useEffect(() => {
    const code = panel.current?.closest('[data-listing]')?.querySelector('pre > code');
    const shown = line === undefined ? undefined : code?.children[line - firstLine];
    shown?.setAttribute('data-lit', as ?? 'current');
    return () => shown?.removeAttribute('data-lit');
  }, [panel, firstLine, line, as]);
}
