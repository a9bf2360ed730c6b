import {useEffect, type ReactNode} from 'react';
import {useEvent} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import {fetchSpeeds, type DataAddresses, type SpeedAddress} from '../../workers/fetchData';
import {speedRows} from '../../model/speed';
import useTarget from '../Folded/useTarget';
import PanelFailure from '../deferred/PanelFailure';
import StaticHtml from '../deferred/StaticHtml';
import useDeferredPanel from '../deferred/useDeferredPanel';
import styles from './styles.module.css';

export interface Props {
  /** The folder of an article's problem, below the listings' folder: `rotate-array`. */
  readonly problem: string;
  /** The addresses of its costs and modules; filled in at build time from `problem`. */
  readonly addresses?: DataAddresses;
  /** The address of its speeds; filled in at build time from `problem`. */
  readonly speeds?: SpeedAddress;
  /** The static preview, which only the server renders. */
  readonly preview?: ReactNode;
}

/**
 * The natively measured speeds of the approaches to a problem. The server renders a static preview.
 * A panel replaces it when it comes near the viewport or is used. The panel shows other inputs and
 * runs the programs on the reader's machine.
 */
export default function Race({problem, addresses, speeds, preview}: Props): ReactNode {
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
        <StaticHtml isLazy>{preview}</StaticHtml>
      )}
      <PanelFailure status={status} onRetry={load}>
        <Translate id="cppListings.race.notFetched">
          The code that runs this race could not be loaded.
        </Translate>
      </PanelFailure>
    </div>
  );
}
