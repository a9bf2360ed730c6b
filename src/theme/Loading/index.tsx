import {type ComponentProps, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type LoadingOriginal from '@theme/Loading';
import styles from './styles.module.css';

type Props = ComponentProps<typeof LoadingOriginal>;

/** Shows a spinner while the code of a page loads, and a Retry button if that fails. */
export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error) {
    return (
      <main className={styles.failure} role="alert">
        <p>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          <Translate id="pageLoading.retry">Retry</Translate>
        </button>
      </main>
    );
  }
  if (!pastDelay) {
    return null;
  }
  return (
    <div
      className={styles.waiting}
      role="status"
      aria-label={translate({
        id: 'pageLoading.loading',
        message: 'Loading the page',
        description: 'Accessible name of the spinner shown while a page loads',
      })}
    >
      <span className={styles.spinner} />
    </div>
  );
}
