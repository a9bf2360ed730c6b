import {type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';
import Button from '../controls/Button';
import {downloadSize, type Phase} from './useCheck';
import styles from './styles.module.css';

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(0);

export interface Props {
  readonly phase: Phase;
  /** Whether the compiler is already loaded or cached. */
  readonly isLoaded: boolean;
  /** Whether the results belong to other code than the editor's. */
  readonly isStale: boolean;
  /** Whether code that was saved elsewhere has replaced the editor's code. */
  readonly isReplaced: boolean;
  readonly onAgree: () => void;
  readonly onRefuse: () => void;
}

function Answers({onAgree, onRefuse}: Pick<Props, 'onAgree' | 'onRefuse'>) {
  return (
    <>
      <Button onClick={onAgree}>
        <Translate id="cppListings.exercise.agree">Load it</Translate>
      </Button>{' '}
      <Button onClick={onRefuse}>
        <Translate id="cppListings.exercise.refuse">Not now</Translate>
      </Button>
    </>
  );
}

function describePhase(phase: Phase): string {
  switch (phase.type) {
    case 'asking':
      return phase.why === 'data'
        ? translate(
            {
              id: 'cppListings.exercise.askData',
              message:
                'Your browser is set to save data, and the compiler is a download of {size} MB.',
            },
            {size: megabytes(downloadSize)},
          )
        : translate(
            {
              id: 'cppListings.exercise.askMemory',
              message:
                'The compiler needs about 700 MB of memory, which this device may not have, and a download of {size} MB.',
            },
            {size: megabytes(downloadSize)},
          );
    case 'downloading':
      return translate(
        {id: 'cppListings.exercise.downloading', message: 'Downloading the compiler, {size} MB …'},
        {size: megabytes(downloadSize)},
      );
    case 'preparing':
      return translate({
        id: 'cppListings.exercise.preparing',
        message: 'Starting the compiler; the first time it reads the C++ library …',
      });
    case 'compiling':
      return translate({id: 'cppListings.exercise.compiling', message: 'Compiling …'});
    case 'running':
      return translate({id: 'cppListings.exercise.running', message: 'Running the cases …'});
    case 'stopped':
      return translate({id: 'cppListings.result.stopped', message: 'Stopped.'});
    case 'idle':
      return '';
  }
}

/**
 * The progress of a check. Before the first check it names the
 * download; later it notes changes of the code.
 */
export default function Status({
  phase,
  isLoaded,
  isStale,
  isReplaced,
  onAgree,
  onRefuse,
}: Props): ReactNode {
  return (
    <div className={styles.status}>
      {(phase.type === 'idle' || phase.type === 'stopped') && !isLoaded && (
        <p className={styles.help}>
          <Translate id="cppListings.exercise.size" values={{size: megabytes(downloadSize)}}>
            {
              '“Check” compiles your code with Clang, here in your browser. The compiler is downloaded once, {size} MB, and saved; your code is sent nowhere.'
            }
          </Translate>
        </p>
      )}
      <div className={clsx(phase.type === 'asking' && styles.question)}>
        <p role="status">
          {isReplaced && (
            <span>
              <Translate id="cppListings.exercise.replaced">
                This code was written in another tab or loaded from a file, and replaced the code
                that was here; undo restores it.
              </Translate>{' '}
            </span>
          )}
          {/* React replaces the only text of an element even if the browser has translated it. */}
          <span>
            {isStale
              ? translate({
                  id: 'cppListings.exercise.stale',
                  message: 'The code has changed since this check.',
                  description: 'Above the results of a check',
                })
              : describePhase(phase)}
          </span>
        </p>
        {phase.type === 'asking' && <Answers onAgree={onAgree} onRefuse={onRefuse} />}
      </div>
      {phase.type === 'downloading' && (
        <progress
          className={styles.progress}
          value={phase.done}
          max={downloadSize}
          aria-label={translate({
            id: 'cppListings.exercise.progress',
            message: 'Download of the compiler',
          })}
        />
      )}
    </div>
  );
}
