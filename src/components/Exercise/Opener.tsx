import {useRef, useState, type ComponentType, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {InputData, KeptListing} from '@site/src/plugins/listings/client';
import type {Props as WorkbenchProps} from './Workbench';
import styles from './styles.module.css';

export interface Props {
  /** What a program is given. */
  readonly inputs: readonly InputData[];
  /** The file that the reader's code takes the place of; it is kept under this name. */
  readonly file: string;
  /** The exercise that a right program solves. */
  readonly solves?: string;
  /** Fetches the program that the reader's is compared with. */
  readonly load: () => Promise<KeptListing>;
  /** Shown until the editor is there. */
  readonly still?: ReactNode;
  /** The words of the button. */
  readonly children: ReactNode;
}

interface Loaded {
  readonly Workbench: ComponentType<WorkbenchProps>;
  readonly live: KeptListing;
}

/** A button that fetches the editor and puts it in its place. */
export default function Opener({inputs, file, solves, load, still, children}: Props): ReactNode {
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setHasFailed] = useState(false);
  const isUnderWay = useRef(false);
  const open = async () => {
    if (isUnderWay.current) {
      return;
    }
    isUnderWay.current = true;
    setHasFailed(false);
    try {
      const [{default: Workbench}, live] = await Promise.all([import('./Workbench'), load()]);
      setLoaded({Workbench, live});
    } catch {
      setHasFailed(true);
    }
    isUnderWay.current = false;
  };
  return (
    <div className={styles.opener}>
      {loaded ? (
        <loaded.Workbench inputs={inputs} file={file} solves={solves} live={loaded.live} />
      ) : (
        <>
          {still}
          <button
            type="button"
            className={styles.open}
            data-search-ignore
            onClick={() => void open()}
          >
            {children}
          </button>
        </>
      )}
      <p className={styles.failure} role="status">
        {hasFailed && (
          <Translate id="listings.exercise.notFetched">
            The editor could not be fetched; try again.
          </Translate>
        )}
      </p>
    </div>
  );
}
