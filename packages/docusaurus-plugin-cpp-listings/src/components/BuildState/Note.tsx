import {type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import type {BuildStatus} from '../../model/buildStatus';
import {isAbout} from './isAbout';
import styles from './styles.module.css';

export interface Props {
  /** Undefined until the server has reported it. */
  readonly status: BuildStatus | undefined;
  /** The file, below the listings' folder, whose errors the note shows. */
  readonly file?: string;
  readonly isBuilt: boolean;
  /** Whether the author is waiting for the panel. */
  readonly isAsked: boolean;
  /** Whether the listing is built but the compiler for the page is not. */
  readonly isPacking: boolean;
  /** Whether the note is drawn over the content below it. */
  readonly isOverlay: boolean;
}

function Errors({errors}: {readonly errors: readonly string[]}): ReactNode {
  return (
    <pre className={styles.errors} role="alert" data-build-errors>
      {errors.join('\n\n')}
    </pre>
  );
}

function Waiting({status, isPacking}: Pick<Props, 'status' | 'isPacking'>): ReactNode {
  return isPacking ? (
    <p role="status">
      <Translate id="cppListings.development.packing">
        Packing the compiler for the page, once …
      </Translate>
    </p>
  ) : (
    <>
      <p>
        <span role="status">
          <Translate id="cppListings.development.compiling">Compiling this listing …</Translate>
        </span>{' '}
        {status !== undefined && status.total > 0 && (
          <Translate
            id="cppListings.development.progress"
            values={{done: status.done, total: status.total}}
          >
            {'{done} of {total}'}
          </Translate>
        )}
      </p>
      <progress
        aria-label={translate({
          id: 'cppListings.development.progress.label',
          message: 'Completed steps',
        })}
        value={status?.done ?? 0}
        max={Math.max(status?.total ?? 0, 1)}
      />
      <p className={styles.step}>{status?.step}</p>
    </>
  );
}

/** Shows the development server's progress on the data that a panel fetches, and the build errors. */
export default function Note({
  status,
  file,
  isBuilt,
  isAsked,
  isPacking,
  isOverlay,
}: Props): ReactNode {
  const errors = status?.errors ?? [];
  const own = errors.filter((error) => file !== undefined && isAbout(error, file));
  if (own.length > 0) {
    return <Errors errors={own} />;
  }
  if (isBuilt || !isAsked) {
    return null;
  }
  const [other] = errors;
  if (other !== undefined) {
    return (
      <p className={styles.note}>
        <Translate
          id="cppListings.development.blocked"
          values={{error: <code>{other.split('\n')[0]}</code>}}
        >
          {'This listing runs once another file is corrected: {error}'}
        </Translate>
      </p>
    );
  }
  return (
    <div className={clsx(styles.note, isOverlay && styles.overlay)} data-build-progress>
      <Waiting status={status} isPacking={isPacking} />
    </div>
  );
}
