import {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Hints from '@listings/hints';
import type {Hunt, ListingData} from '@site/src/plugins/listings/client';
import type {Props as PanelProps} from './Panel';
import styles from './styles.module.css';

/** The hunts of an article, by the pitfall's file. */
export type Hunts = Readonly<Partial<Record<string, Hunt>>>;

export interface Props {
  /** The pitfall. */
  readonly listing: ListingData;
  /** Fetches what the hunts of an article need: the programs, the inputs and the hints. */
  readonly load: () => Promise<Hunts>;
  /** Called when the reader has found an input that breaks the pitfall. */
  readonly onBroken: () => void;
}

interface Loaded {
  readonly Panel: ComponentType<PanelProps>;
  readonly hunt: Hunt;
}

/**
 * Invites the reader to find an input on which a pitfall fails. Nothing of the hunt is
 * fetched before the invitation is taken up.
 */
export default function BreakIt({listing, load, onBroken}: Props): ReactNode {
  const wrapper = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | Loaded>('closed');
  const isOpen = typeof state === 'object';

  const start = async () => {
    setState('loading');
    try {
      const [{default: Panel}, hunts] = await Promise.all([import('./Panel'), load()]);
      const hunt = hunts[listing.file];
      setState(hunt ? {Panel, hunt} : 'failed');
    } catch {
      setState('failed');
    }
  };

  useEffect(() => {
    if (isOpen) {
      wrapper.current?.querySelector<HTMLElement>('[data-field]')?.focus({preventScroll: true});
    }
  }, [isOpen]);

  if (typeof state === 'object') {
    return (
      <div ref={wrapper} className={styles.hunt} data-break-it data-search-ignore>
        <state.Panel listing={listing} hunt={state.hunt} onBroken={onBroken} />
      </div>
    );
  }
  return (
    <div ref={wrapper} className={styles.hunt} data-break-it data-search-ignore>
      <p className={styles.invitation}>
        <button
          type="button"
          className={styles.open}
          aria-disabled={state === 'loading'}
          onClick={() => {
            if (state !== 'loading') {
              void start();
            }
          }}
        >
          {state === 'failed' ? (
            <Translate id="listings.retry">Retry</Translate>
          ) : (
            <Translate id="listings.breakIt">Break it</Translate>
          )}
        </button>{' '}
        <span role="status">
          {state === 'failed' ? (
            <Translate id="listings.breakIt.notFetched">
              What runs this program could not be fetched.
            </Translate>
          ) : (
            <Translate id="listings.breakIt.invitation">
              Which input makes this program fail?
            </Translate>
          )}
        </span>
      </p>
      {state === 'loading' && <div className={styles.room} />}
      {Hints ? (
        <noscript>
          <Hints file={listing.file} />
        </noscript>
      ) : (
        // React leaves what the server wrote here as it is: the page needs no data for it.
        <noscript suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
      )}
    </div>
  );
}
