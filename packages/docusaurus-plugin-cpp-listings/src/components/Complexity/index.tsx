import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {fetchCosts, type DataAddresses} from '../../workers/fetchData';
import PanelFailure from '../deferred/PanelFailure';
import ServerOnly from '../deferred/ServerOnly';
import useDeferredPanel from '../deferred/useDeferredPanel';
import Preview from './Preview.server';

export interface Props {
  /** The folder below the listings' folder of an article's problem: `rotate-array`. */
  readonly problem: string;
  /** Filled in at build time from `problem`: addresses of its costs. */
  readonly addresses?: DataAddresses;
}

/**
 * What the approaches to a problem cost, counted by the instrumented programs and drawn
 * next to their stated bounds. The server draws it; once it comes near the view or is
 * used, a panel takes its place that shows other measures and counts at other sizes.
 */
export default function Complexity({problem, addresses}: Props): ReactNode {
  const {wrapper, loaded, status, load} = useDeferredPanel({
    isAutomatic: addresses !== undefined,
    async fetchPanel() {
      if (!addresses) {
        throw new Error(`The costs of ${problem} have no address.`);
      }
      const [{default: Panel}, {readFormState}, data] = await Promise.all([
        import('./Panel'),
        import('./formState'),
        fetchCosts(addresses),
      ]);
      return (element) => ({Panel, data, formState: readFormState(element, problem)});
    },
  });
  return (
    <div ref={wrapper} data-complexity={problem} data-search-ignore>
      {loaded ? (
        <loaded.Panel problem={problem} data={loaded.data} formState={loaded.formState} />
      ) : (
        <ServerOnly component={Preview} props={{problem}} />
      )}
      {status === 'failed' && (
        <PanelFailure onRetry={load}>
          <Translate id="cppListings.complexity.notFetched">
            The code that counts these costs could not be loaded.
          </Translate>
        </PanelFailure>
      )}
    </div>
  );
}
