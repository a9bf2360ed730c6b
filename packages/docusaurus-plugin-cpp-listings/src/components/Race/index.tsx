import {useEffect, type ReactNode} from 'react';
import {useEvent} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import {fetchSpeeds, type DataAddresses, type SpeedAddress} from '../../workers/fetchData';
import {speedRows} from '../../model/speed';
import useTarget from '../Folded/useTarget';
import PanelFailure from '../deferred/PanelFailure';
import ServerOnly from '../deferred/ServerOnly';
import useDeferredPanel from '../deferred/useDeferredPanel';
import Preview from './Preview.server';
import styles from './styles.module.css';

export interface Props {
  /** The folder below the listings' folder of an article's problem: `rotate-array`. */
  readonly problem: string;
  /** Filled in at build time from `problem`: addresses of its costs and modules. */
  readonly addresses?: DataAddresses;
  /** Filled in at build time from `problem`: the address of its speeds. */
  readonly speeds?: SpeedAddress;
}

/**
 * How fast the approaches to a problem are, as they were measured natively. The server
 * draws it; once it comes near the view or is used, a panel takes its place that shows
 * other inputs and runs the programs on the reader's machine.
 */
export default function Race({problem, addresses, speeds}: Props): ReactNode {
  const {wrapper, loaded, status, load} = useDeferredPanel({
    isAutomatic: speeds !== undefined,
    async fetchPanel() {
      if (!speeds) {
        throw new Error(`The speeds of ${problem} have no address.`);
      }
      const [{default: Outcome}, {readFormState}, data] = await Promise.all([
        import('./Outcome'),
        import('./formState'),
        fetchSpeeds(speeds),
      ]);
      return (element) => ({Outcome, data, formState: readFormState(element)});
    },
  });
  const target = useTarget(speedRows(problem));
  const loadTarget = useEvent(() => target !== undefined && void load());
  useEffect(() => void loadTarget(), [loadTarget, target]);

  const isDevelopment = process.env.NODE_ENV === 'development';
  return (
    <div
      ref={wrapper}
      className={isDevelopment && !loaded ? styles.development : undefined}
      data-race={problem}
      data-search-ignore
    >
      {loaded ? (
        <loaded.Outcome
          problem={problem}
          data={loaded.data}
          formState={loaded.formState}
          {...(addresses && {addresses})}
        />
      ) : (
        <ServerOnly component={Preview} props={{problem}} />
      )}
      {status === 'failed' && (
        <PanelFailure onRetry={load}>
          <Translate id="cppListings.race.notFetched">
            The code that runs this race could not be loaded.
          </Translate>
        </PanelFailure>
      )}
    </div>
  );
}
