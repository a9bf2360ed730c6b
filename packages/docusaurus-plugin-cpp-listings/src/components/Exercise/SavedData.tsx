import {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {clearAll, exportAll} from '../progress/progress';
import styles from './styles.module.css';

/** Saves all that is kept, as a file that is named by the site. */
function download(siteTitle: string): void {
  const url = URL.createObjectURL(new Blob([exportAll()], {type: 'application/json'}));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${siteTitle.toLowerCase()}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}

/** The reader's stored code and progress, to be exported or removed. */
export default function SavedData(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const [state, setState] = useState<'kept' | 'asking' | 'cleared'>('kept');
  return (
    <details className={styles.kept}>
      <summary>
        <Translate id="cppListings.exercise.kept">Your code and progress</Translate>
      </summary>
      <p>
        <Translate id="cppListings.exercise.keptWhere">
          They are kept in this browser and nowhere else.
        </Translate>
      </p>
      <button type="button" className={styles.secondary} onClick={() => download(siteConfig.title)}>
        <Translate id="cppListings.exercise.export">Save all as a file</Translate>
      </button>{' '}
      <button
        type="button"
        className={styles.secondary}
        onClick={() => {
          if (state === 'asking') {
            clearAll();
          }
          setState(state === 'asking' ? 'cleared' : 'asking');
        }}
      >
        {state === 'asking' ? (
          <Translate id="cppListings.exercise.clearReally">Clear all, for good</Translate>
        ) : (
          <Translate id="cppListings.exercise.clear">Clear all</Translate>
        )}
      </button>
      <p role="status">
        {state === 'cleared' && (
          <Translate id="cppListings.exercise.cleared">
            All code and progress that was kept is gone. What stands in the editor stays there until
            you leave.
          </Translate>
        )}
      </p>
    </details>
  );
}
