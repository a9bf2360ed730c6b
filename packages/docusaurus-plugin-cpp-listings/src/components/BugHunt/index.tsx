import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {ListingData} from '../../model/problem';
import {fetchHunts, type HuntAddresses} from '../../workers/fetchData';
import NoScript from '../Folded/NoScript';
import ServerOnly from '../deferred/ServerOnly';
import useDeferredPanel from '../deferred/useDeferredPanel';
import Hints from './Hints.server';
import styles from './styles.module.css';

export interface Props {
  /** The pitfall. */
  readonly listing: ListingData;
  /** Addresses of what the bug hunts of an article need: the programs, the inputs and the hints. */
  readonly addresses: HuntAddresses;
  /** Called when the reader has found an input that breaks the pitfall. */
  readonly onBroken: () => void;
}

/**
 * Invites the reader to find an input on which a pitfall fails. Nothing of the bug hunt is
 * fetched before the invitation is taken up.
 */
export default function BugHunt({listing, addresses, onBroken}: Props): ReactNode {
  const {wrapper, loaded, status, load} = useDeferredPanel({
    firstFocus: '[data-field]',
    async fetchPanel() {
      const [{default: Panel}, hunts] = await Promise.all([
        import('./Panel'),
        fetchHunts(addresses),
      ]);
      const hunt = hunts[listing.file];
      if (!hunt) {
        throw new Error(`There is no bug hunt of ${listing.file}.`);
      }
      return () => ({Panel, hunt});
    },
  });
  return (
    <div ref={wrapper} className={styles.hunt} data-break-it data-search-ignore>
      {loaded ? (
        <loaded.Panel listing={listing} hunt={loaded.hunt} onBroken={onBroken} />
      ) : (
        <>
          <p className={styles.invitation}>
            <button
              type="button"
              className={styles.open}
              aria-disabled={status === 'loading'}
              onClick={() => void load()}
            >
              {status === 'failed' ? (
                <Translate id="cppListings.retry">Retry</Translate>
              ) : (
                <Translate id="cppListings.breakIt">Break it</Translate>
              )}
            </button>{' '}
            <span role="status">
              {status === 'failed' ? (
                <Translate id="cppListings.breakIt.notFetched">
                  What runs this program could not be fetched.
                </Translate>
              ) : (
                <Translate id="cppListings.breakIt.invitation">
                  Which input makes this program fail?
                </Translate>
              )}
            </span>
          </p>
          {status === 'loading' && <div className={styles.room} />}
          <NoScript>
            <ServerOnly component={Hints} props={{file: listing.file}} />
          </NoScript>
        </>
      )}
    </div>
  );
}
