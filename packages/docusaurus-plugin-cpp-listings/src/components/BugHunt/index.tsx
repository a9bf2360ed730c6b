import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {fetchHunts, type HuntAddresses} from '../../workers/fetchData';
import {shownListing, type NamedListing} from '../Listing/shownListing';
import PanelFailure from '../deferred/PanelFailure';
import StaticHtml from '../deferred/StaticHtml';
import useButtonTitle from '../deferred/useButtonTitle';
import useDeferredPanel from '../deferred/useDeferredPanel';
import styles from './styles.module.css';

export interface Props extends NamedListing {
  /** The addresses of the programs, inputs and hints of an article's bug hunts. */
  readonly addresses: HuntAddresses;
  /** The hints that the server renders for readers without JavaScript. */
  readonly hints?: ReactNode;
}

/**
 * Invites the reader to find an input on which a pitfall fails. The page fetches nothing of the bug
 * hunt before the reader accepts the invitation.
 */
export default function BugHunt({addresses, hints, ...named}: Props): ReactNode {
  const {wrapper, loaded, status, load} = useDeferredPanel({
    firstFocus: '[data-field]',
    async fetchPanel() {
      const [{default: Panel}, hunts] = await Promise.all([
        import('./Panel'),
        fetchHunts(addresses),
      ]);
      const hunt = hunts[named.file];
      if (!hunt) {
        throw new Error(`There is no bug hunt of ${named.file}.`);
      }
      return (element) => ({Panel, hunt, listing: shownListing(named, element)});
    },
  });
  const description = useButtonTitle(named.file);
  // The attribute makes the pitfall around the bug hunt show its bug.
  const showBug = () => wrapper.current?.closest('[data-listing]')?.setAttribute('data-broken', '');
  return (
    <div ref={wrapper} className={styles.hunt} data-bug-hunt data-search-ignore>
      {loaded ? (
        <loaded.Panel listing={loaded.listing} hunt={loaded.hunt} onBroken={showBug} />
      ) : (
        <>
          <p className={styles.invitation}>
            <button
              type="button"
              className={styles.open}
              aria-disabled={status === 'loading'}
              title={description}
              onClick={() => void load()}
            >
              <Translate id="cppListings.bugHunt.begin">Break it</Translate>
            </button>
            <Translate id="cppListings.bugHunt.invitation">
              Which input makes this program fail?
            </Translate>
          </p>
          <PanelFailure status={status} onRetry={load}>
            <Translate id="cppListings.bugHunt.notFetched">
              The code that runs this program could not be loaded.
            </Translate>
          </PanelFailure>
          {status === 'loading' && <div className={styles.room} />}
          <StaticHtml>{hints}</StaticHtml>
        </>
      )}
    </div>
  );
}
