import {useEffect, useState, type ReactNode} from 'react';
import {useEvent} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import {decodeListing} from '../../model/encodedTrace';
import type {DataAddresses} from '../../workers/fetchData';
import PanelFailure from '../deferred/PanelFailure';
import StaticHtml from '../deferred/StaticHtml';
import useDeferredPanel from '../deferred/useDeferredPanel';
import {shownListing, type NamedListing} from '../Listing/shownListing';
import {useSearchString} from '../searchString';
import {fetchStepper} from './fetchStepper';
import {readEarlierUse} from './readEarlierUse';
import {parseRunLink} from './runLink';
import styles from './styles.module.css';

export interface Props extends NamedListing {
  /** The addresses of the listing's recorded run and modules. */
  readonly addresses: DataAddresses;
  /** The static preview that the page shows until the panel has loaded. */
  readonly preview?: ReactNode;
}

/** Opens each `<details>` that contains an element. */
function unfold(element: HTMLElement): void {
  let details = element.closest('details');
  while (details) {
    details.open = true;
    details = details.parentElement?.closest('details') ?? null;
  }
}

/** Returns whether this is the page's first stepper and no stepper has the file that a link names. */
function isLostAt(wrapper: HTMLElement, file: string): boolean {
  const all = [...document.querySelectorAll<HTMLElement>('[data-live]')];
  return all[0] === wrapper && !all.some(({dataset}) => dataset.live === file);
}

/**
 * Steps through a listing. The server renders a static preview of the first step. A panel that runs
 * and steps replaces it when it comes near the viewport or is used.
 */
export default function Stepper({addresses, preview, ...named}: Props): ReactNode {
  const [isLost, setIsLost] = useState(false);
  const linkedRun = parseRunLink(useSearchString());
  const link = linkedRun?.file === named.file ? linkedRun : undefined;
  const {wrapper, loaded, status, load} = useDeferredPanel({
    isAutomatic: true,
    async fetchPanel() {
      const [{default: Panel}, encoded] = await fetchStepper(addresses);
      return (element, pressed) => ({
        Panel,
        listing: shownListing(named, element),
        program: decodeListing(encoded),
        earlierUse: readEarlierUse(element),
        pressed,
      });
    },
  });

  const openLink = useEvent(async () => {
    if (link) {
      await load();
    } else if (linkedRun) {
      // Folded content is rendered for the link in the same task, so this waits for a microtask.
      await Promise.resolve();
      setIsLost(wrapper.current !== null && isLostAt(wrapper.current, linkedRun.file));
    }
  });
  const linked = linkedRun && `${linkedRun.file} ${linkedRun.input ?? ''} ${linkedRun.step ?? ''}`;
  useEffect(() => void openLink(), [openLink, linked]);

  const showLinked = useEvent(() => {
    if (loaded && link && wrapper.current) {
      unfold(wrapper.current);
      wrapper.current.scrollIntoView({block: 'start'});
    }
  });
  useEffect(() => showLinked(), [showLinked, loaded, linked]);

  useEffect(() => {
    if (isLost && wrapper.current) {
      unfold(wrapper.current);
      wrapper.current.lastElementChild?.scrollIntoView({block: 'center'});
    }
  }, [isLost, wrapper, linked]);

  return (
    <div
      ref={wrapper}
      data-live={named.file}
      // Otherwise the server-rendered run would outweigh the words of the article in the search.
      data-search-ignore
      className={styles.stepper}
    >
      {loaded ? (
        <loaded.Panel
          key={link && linked}
          listing={loaded.listing}
          program={loaded.program}
          link={link}
          pressed={loaded.pressed}
          earlierUse={loaded.earlierUse}
        />
      ) : (
        <StaticHtml isLazy>{preview}</StaticHtml>
      )}
      <PanelFailure status={status} onRetry={load}>
        <Translate id="cppListings.notFetched">
          The code that runs this listing could not be loaded.
        </Translate>
      </PanelFailure>
      {isLost && (
        <PanelFailure status="failed">
          <Translate id="cppListings.link.lost">
            The link leads to a listing that this page does not have.
          </Translate>
        </PanelFailure>
      )}
    </div>
  );
}
