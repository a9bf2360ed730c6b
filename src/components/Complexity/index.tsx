import {useRef, useState, type ComponentType, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Still from '@listings/stillCosts';
import type {CostsData} from '@site/src/plugins/listings/client/costs';
import useArrival from '../Live/useArrival';
import type {Chosen} from './chosen';
import type {Props as PanelProps} from './Panel';
import styles from './styles.module.css';

export interface Props {
  /** The folder below `listings/` of an article's problem: `rotate-array`. */
  readonly problem: string;
  /** Filled in at build time from `problem`; fetches its costs. */
  readonly load?: () => Promise<CostsData>;
}

interface Loaded {
  readonly Panel: ComponentType<PanelProps>;
  readonly data: CostsData;
  readonly chosen?: Chosen;
}

/**
 * What the approaches to a problem cost, counted by the instrumented programs and drawn
 * beside their stated bounds. The server draws it; once it comes near the view or is
 * used, a panel takes its place that shows other measures and counts at other sizes.
 */
export default function Complexity({problem, load}: Props): ReactNode {
  const wrapper = useRef<HTMLDivElement>(null);
  const isUnderWay = useRef(false);
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setHasFailed] = useState(false);

  const start = async () => {
    if (isUnderWay.current || !load) {
      return;
    }
    isUnderWay.current = true;
    setHasFailed(false);
    try {
      const [{default: Panel}, {readChosen}, data] = await Promise.all([
        import('./Panel'),
        import('./chosen'),
        load(),
      ]);
      setLoaded({Panel, data, chosen: wrapper.current ? readChosen(wrapper.current) : undefined});
    } catch {
      isUnderWay.current = false;
      setHasFailed(true);
    }
  };
  useArrival(wrapper, loaded !== undefined, () => void start());

  return (
    <div ref={wrapper} data-complexity={problem} data-search-ignore>
      {loaded && <loaded.Panel data={loaded.data} chosen={loaded.chosen} />}
      {!loaded &&
        (Still ? (
          <div>
            <Still problem={problem} />
          </div>
        ) : (
          // React leaves what the server wrote here as it is: the page needs no data for it.
          <div suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} />
        ))}
      {hasFailed && (
        <p className={styles.fault} role="status">
          <Translate id="complexity.notFetched">
            What counts these costs could not be fetched.
          </Translate>{' '}
          <button type="button" onClick={() => void start()}>
            <Translate id="complexity.retry">Retry</Translate>
          </button>
        </p>
      )}
    </div>
  );
}
