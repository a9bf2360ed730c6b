import {useSyncExternalStore, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {InputData} from '../../model/problem';
import {fetchListing, type DataAddresses} from '../../workers/fetchData';
import Button from '../controls/Button';
import PanelFailure from '../deferred/PanelFailure';
import ServerOnly from '../deferred/ServerOnly';
import useButtonTitle from '../deferred/useButtonTitle';
import useDeferredPanel from '../deferred/useDeferredPanel';
import BuildState from '../BuildState';
import {subscribe} from '../progress/progress';
import {readCode} from '../progress/readCode';
import {bufferTyping} from './bufferTyping';
import Starter from './Starter.server';
import styles from './styles.module.css';

export interface Props {
  /** The inputs of a program. */
  readonly inputs: readonly InputData[];
  /** The file that the reader's code replaces; the code is stored under this name. */
  readonly file: string;
  /** The exercise that a right program solves, if the file belongs to an exercise. */
  readonly solves?: string;
  /** The addresses of the program that the reader's program is compared with. */
  readonly addresses: DataAddresses;
}

/** A button that fetches the editor, which then replaces it. */
export default function Opener({inputs, file, solves, addresses}: Props): ReactNode {
  const {wrapper, loaded, status, load} = useDeferredPanel({
    async fetchPanel(element) {
      const buffered = bufferTyping(element);
      try {
        const [{default: Workbench}, program] = await Promise.all([
          import('./Workbench'),
          fetchListing(addresses),
        ]);
        return () => ({Workbench, props: {inputs, file, solves, program, typed: buffered.text}});
      } finally {
        buffered.end();
      }
    },
  });
  // Only the browser has the saved code.
  const hasOwnCode = useSyncExternalStore(
    subscribe,
    () => readCode(file) !== undefined,
    () => false,
  );
  const description = useButtonTitle(solves ?? file);
  const opener = (
    <>
      {solves !== undefined && <ServerOnly component={Starter} props={{problem: solves}} />}
      <Button kind="primary" data-search-ignore title={description} onClick={() => void load()}>
        {hasOwnCode
          ? translate({
              id: 'cppListings.goOn',
              message: 'Continue with your code',
              description: 'Button that opens the editor again',
            })
          : solves === undefined
            ? translate({
                id: 'cppListings.open',
                message: 'Open in the editor',
                description: 'Button that opens a listing in the editor',
              })
            : translate({
                id: 'cppListings.exercise.write',
                message: 'Write it',
                description: 'Button that opens the editor',
              })}
      </Button>
    </>
  );
  return (
    <div ref={wrapper} className={styles.opener} data-editor>
      {loaded && <loaded.Workbench {...loaded.props} />}
      {!loaded &&
        (process.env.NODE_ENV === 'development' ? (
          <BuildState address={addresses.data} needsCompiler>
            {opener}
          </BuildState>
        ) : (
          opener
        ))}
      <PanelFailure status={status} onRetry={load}>
        <Translate id="cppListings.exercise.notFetched">The editor could not be loaded.</Translate>
      </PanelFailure>
    </div>
  );
}
