import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {flushSync} from 'react-dom';
import {useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import Still from '@listings/still';
import type {KeptListing, ListingData, LiveListing} from '@site/src/plugins/listings/client';
import {openListing} from '@site/src/plugins/listings/client/openListing';
import {readRunLink} from '@site/src/plugins/listings/client/runLink';
import type {Action} from './actions';
import {readEarlier, type Earlier} from './earlier';
import type {Props as PanelProps} from './Panel';
import styles from './styles.module.css';
import useArrival from './useArrival';

export interface Props {
  readonly listing: ListingData;
  /** Fetches the addresses of the listing's modules and its recorded run. */
  readonly load: () => Promise<KeptListing>;
}

interface Loaded extends Earlier {
  readonly Panel: ComponentType<PanelProps>;
  readonly live: LiveListing;
}

function unfold(element: HTMLElement): void {
  let details = element.closest('details');
  while (details) {
    details.open = true;
    details = details.parentElement?.closest('details') ?? null;
  }
}

/** Whether a link leads to no listing of the page; said once, at the page's first. */
function isLostAt(wrapper: HTMLElement, file: string): boolean {
  const all = [...document.querySelectorAll<HTMLElement>('[data-live]')];
  return all[0] === wrapper && !all.some(({dataset}) => dataset.live === file);
}

/**
 * What makes a listing alive: the server's picture of the first step and in its
 * place, once it comes near the view or is used, a panel that runs and steps.
 */
export default function Live({listing, load}: Props): ReactNode {
  const wrapper = useRef<HTMLDivElement>(null);
  const pressed = useRef<Action>(undefined);
  const isUnderWay = useRef(false);
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setHasFailed] = useState(false);
  const [isLost, setIsLost] = useState(false);
  const named = readRunLink(useLocation().search);
  const link = named?.file === listing.file ? named : undefined;

  const start = async (action?: Action) => {
    pressed.current = action ?? pressed.current;
    if (isUnderWay.current) {
      return;
    }
    isUnderWay.current = true;
    setHasFailed(false);
    await Promise.all([import('./Panel'), load()])
      .then(([{default: Panel}, kept]) => {
        const earlier = wrapper.current ? readEarlier(wrapper.current, pressed.current) : {};
        // At once, or what is typed until then would be lost.
        flushSync(() => setLoaded({Panel, live: openListing(kept), ...earlier}));
      })
      .catch(() => {
        isUnderWay.current = false;
        setHasFailed(true);
      });
  };
  useArrival(wrapper, loaded !== undefined, (action) => void start(action));

  const followLink = useEffectEvent(async () => {
    if (link) {
      await start();
    } else if (named && wrapper.current) {
      setIsLost(isLostAt(wrapper.current, named.file));
    }
  });
  const linked = named && `${named.file} ${named.input ?? ''} ${named.step ?? ''}`;
  useEffect(() => void followLink(), [linked]);

  const settle = useEffectEvent(() => {
    const element = wrapper.current;
    if (!element || !loaded) {
      return;
    }
    if (loaded.focus) {
      element.querySelector<HTMLElement>(loaded.focus)?.focus({preventScroll: true});
    }
    if (link) {
      unfold(element);
      element.scrollIntoView({block: 'start'});
    }
  });
  useEffect(() => settle(), [loaded, linked]);

  return (
    <div
      ref={wrapper}
      data-live={listing.file}
      // What the server wrote of a run would drown the words of the article.
      data-search-ignore
      className={styles.live}
    >
      {loaded && (
        <loaded.Panel
          key={link && linked}
          listing={listing}
          live={loaded.live}
          link={link}
          pressed={loaded.pressed}
          typed={loaded.typed}
        />
      )}
      {!loaded &&
        (Still ? (
          <div className={styles.still}>
            <Still listing={listing} />
          </div>
        ) : (
          // React leaves what the server wrote here as it is: the page needs no data for it.
          <div
            className={styles.still}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{__html: ''}}
          />
        ))}
      {hasFailed && (
        <p className={styles.failure} role="status">
          <Translate id="listings.notFetched">
            What runs this listing could not be fetched.
          </Translate>{' '}
          <button type="button" className={styles.retry} onClick={() => void start()}>
            <Translate id="listings.retry">Retry</Translate>
          </button>
        </p>
      )}
      {isLost && (
        <p className={styles.failure} role="status">
          <Translate id="listings.link.lost">
            The link leads to a listing that this page does not have.
          </Translate>
        </p>
      )}
    </div>
  );
}
