import {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {fetchCosts, type DataAddresses} from '../../workers/fetchData';
import PanelFailure from '../deferred/PanelFailure';
import ServerOnly from '../deferred/ServerOnly';
import useDeferredPanel from '../deferred/useDeferredPanel';
import Preview from './Preview.server';

export interface Props {
  /** The folder of an article's problem, below the listings' folder: `rotate-array`. */
  readonly problem: string;
  /** The addresses of its costs; filled in at build time from `problem`. */
  readonly addresses?: DataAddresses;
}

/**
 * The costs of the approaches to a problem, counted by the instrumented programs and drawn next to
 * their stated bounds. The server renders a static preview. A panel replaces it when it comes near
 * the viewport or is used. The panel shows other measures and counts at other sizes.
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
      <PanelFailure status={status} onRetry={load}>
        <Translate id="cppListings.complexity.notFetched">
          The code that counts these costs could not be loaded.
        </Translate>
      </PanelFailure>
    </div>
  );
}
